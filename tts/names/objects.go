package names

// Objects are what an object's Name can be.
var Objects = setOf(`
	3DText backgammon_board backgammon_piece_brown backgammon_piece_white Bag Ball BlockRectangle BlockSquare
	BlockTriangle Bowl Calculator Card CardBot_Board CardCustom CheckerFacade CheckerStack Checker_Board Checker_black
	Checker_red Checker_white Chess_Bishop Chess_Board Chess_King Chess_Knight Chess_Pawn Chess_Queen Chess_Rook
	Chinese_Checkers_Board Chinese_Checkers_Piece ChipFacade ChipStack Chip_10 Chip_100 Chip_1000 Chip_50 Chip_500
	Counter Cup Custom_Assetbundle Custom_Assetbundle_Bag Custom_Assetbundle_Infinite_Bag Custom_Assetbundle_Stack
	Custom_Board Custom_Dice Custom_Jigsaw_Puzzle Custom_Model Custom_Model_Bag Custom_Model_Infinite_Bag
	Custom_Model_Stack Custom_PDF Custom_Tile Custom_Tile_Stack Custom_Token Custom_Token_Stack Deck DeckCustom
	Deck_CardBot_Head Deck_CardBot_Main Die_10 Die_12 Die_20 Die_4 Die_6 Die_6_Rounded Die_8 Die_Piecepack
	Digital_Clock Domino Figurine_Card_Bot Figurine_Custom Figurine_Kimi_Kat Figurine_Knil Figurine_Mara
	Figurine_Sir_Loin Figurine_Zeke Figurine_Zomblor FogOfWar FogOfWarTrigger Go_Board HandTrigger Infinite_Bag
	LayoutZone LineObject Mahjong_Coin Mahjong_Stick Mahjong_Tile MarqueeTrigger Mp3 Notecard Pachisi_board
	PiecePack_Arms PiecePack_Crowns PiecePack_Moons PiecePack_Suns PlayerPawn Quarter RandomizeTrigger
	ScriptingTrigger SearchSpaceHolder SearchTriggerObject Tablet Tileset_Barrel Tileset_Chair Tileset_Chest
	Tileset_Corner Tileset_Floor Tileset_Rock Tileset_Table Tileset_Tree Tileset_Wall go_game_bowl_black
	go_game_bowl_white go_game_piece_black go_game_piece_white reversi_board reversi_chip rpg_BARGHEST rpg_BASILISK
	rpg_BEAR rpg_BLACK_DRAGON rpg_CENTAUR rpg_CERBERUS rpg_CHIMERA rpg_CRASC rpg_CYCLOP rpg_DARKNESS_WARLORD
	rpg_DRAGONIDE rpg_EVIL_WATCHER rpg_GHOUL rpg_GIANT_VIPER rpg_GOBLIN rpg_GOLEM rpg_GRIFFON rpg_HYDRA rpg_KNIGHT
	rpg_KOBOLD rpg_LIZARD_WARRIOR rpg_MAGE rpg_MANTICORA rpg_MUMMY rpg_OGRE rpg_ORC rpg_RANGER rpg_RAT
	rpg_SKELETON_KNIGHT rpg_TEMPLATE rpg_THIEF rpg_TREE_ENT rpg_TROLL rpg_VAMPIRE rpg_WARRIOR rpg_WEREWOLF rpg_WOLF
	rpg_WYVERN`, "Card Facade", "Metal Ball")

// Containers are the names of objects that can hold others.
var Containers = setOf(`
	Bag Infinite_Bag Custom_Model_Bag Custom_Model_Infinite_Bag Custom_Assetbundle_Bag Custom_Assetbundle_Infinite_Bag
	Deck DeckCustom Deck_CardBot_Head Deck_CardBot_Main go_game_bowl_black go_game_bowl_white`)
