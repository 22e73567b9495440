package names

// Globals are the variables that TTS and Lua give every script, old ones included.
var Globals = setOf(`
	Backgrounds Color Component Global Grid Hands Info JSON Lighting MusicPlayer Notes Physics Player RPGFigurine Tables
	Time Timer Turns UI Vector Wait WebRequest self

	addContextMenuItem addDecal addHotkey addNotebookTab broadcastToAll broadcastToColor clearContextMenu clearHotkeys
	clearPixelPaint clearVectorPaint copy destroyObject editNotebookTab flipTable getAllObjects getDecals getFogOfWar
	getHandObjects getNotebookTabs getNotes getObjectFromGUID getObjects getObjectsWithAllTags getObjectsWithAnyTags
	getObjectsWithTag getPlayer getPlayerHandPositionAndRotation getPointerPosition getPointerRotation getSeatedPlayers
	getSnapPoints getVectorLines group log logString logStyle paste print printToAll printToColor removeNotebookTab
	sendExternalMessage setDecals setLookingForPlayers setNotes setSnapPoints setVectorLines showHotkeyConfig
	spawnObject spawnObjectData spawnObjectJSON startLuaCoroutine stringColorToRGB

	_G _ENV _VERSION _MOONSHARP assert bit32 collectgarbage coroutine debug dofile dynamic error file getmetatable io
	ipairs json load loadfile loadfilesafe loadsafe loadstring math module next os pack package pairs pcall rawequal
	rawget rawlen rawset require select setmetatable string table tonumber tostring type unpack utf8 xpcall`)

// Members are the functions of those globals whose functions are all known, by the global's name. Player has its
// seats besides.
var Members = map[string]Set{
	"JSON":       setOf("decode encode encode_pretty"),
	"Notes":      setOf("addNotebookTab editNotebookTab getNotebookTabs getNotes removeNotebookTab setNotes"),
	"Physics":    setOf("cast getGravity setGravity"),
	"Player":     setOf("getAvailableColors getColors getPlayers getSpectators"),
	"Timer":      setOf("create destroy"),
	"Turns":      setOf("getNextTurnColor getPreviousTurnColor"),
	"UI":         setOf("getAttribute getAttributes getCustomAssets getValue getXml getXmlTable hide setAttribute setAttributes setClass setCustomAssets setValue setXml setXmlTable show"),
	"Wait":       setOf("condition frames stop stopAll time"),
	"WebRequest": setOf("custom delete get head post put"),
}

// Methods are the functions of objects and players.
var Methods = setOf(`
	addAttachment addContextMenuItem addDecal addForce addPlayerToSelection addTag addTorque attachHider
	attachInvisibleHider call clearButtons clearContextMenu clearInputs clone copy createButton createInput cut deal
	dealToColorWithOffset destroyAttachment destroyAttachments destruct drop editButton editInput flip
	getAngularVelocity getAttachments getBounds getBoundsNormalized getButtons getChild getChildren getColorTint
	getComponent getComponents getComponentsInChildren getCustomObject getData getDecals getDescription
	getFogOfWarReveal getGMNotes getGUID getInputs getJSON getJoints getLock getLuaScript getMemo getName getObjects
	getPosition getPositionSmooth getQuantity getRotation getRotationSmooth getRotationValue getRotationValues getScale
	getSelectingPlayers getSnapPoints getStateId getStates getStatesCount getTable getTags getTransformForward
	getTransformRight getTransformUp getValue getVar getVectorLines getVelocity getVisualBoundsNormalized getZones
	hasAnyTag hasMatchingTag hasTag highlightOff highlightOn isDestroyed isSmoothMoving jointTo lock moveToHandStash
	positionToLocal positionToWorld putObject randomize registerCollisions reload removeAttachment removeAttachments
	removeButton removeFromPlayerSelection removeInput removeTag reset resetPhysics roll rotate scale
	setAngularVelocity setColorTint setCustomObject setDecals setDescription setFogOfWarReveal setGMNotes setHiddenFrom
	setInvisibleTo setLock setLuaScript setMemo setName setPosition setPositionSmooth setRotation setRotationSmooth
	setRotationValue setRotationValues setScale setSnapPoints setState setTable setTags setValue setVar setVectorLines
	setVelocity shuffle shuffleStates split spread takeObject translate unlock unregisterCollisions

	attachCameraToObject broadcast changeColor changeTeam clearSelectedObjects getHandCount getHandObjects
	getHandStash getHandTransform getHoldingObjects getHoverObject getPlayerHand getPointerPosition getPointerRotation
	getSelectedObjects kick lookAt mute pingTable promote setCameraMode setHandTransform setUITheme showColorDialog
	showConfirmDialog showInfoDialog showInputDialog showMemoDialog showOptionsDialog`)

// Events are the functions that TTS calls in a script.
var Events = setOf(`
	onBlindfold onChat onExternalMessage onFixedUpdate onLoad onObjectCollisionEnter onObjectCollisionExit
	onObjectCollisionStay onObjectDestroy onObjectDrop onObjectEnterContainer onObjectEnterScriptingZone
	onObjectEnterZone onObjectFlick onObjectHover onObjectLeaveContainer onObjectLeaveScriptingZone onObjectLeaveZone
	onObjectLoopingEffect onObjectNumberTyped onObjectPageChange onObjectPeek onObjectPickUp onObjectRandomize
	onObjectRotate onObjectSearchEnd onObjectSearchStart onObjectSpawn onObjectStateChange onObjectTriggerEffect
	onPlayerAction onPlayerChangeColor onPlayerChangeTeam onPlayerConnect onPlayerDisconnect onPlayerHandChoice
	onPlayerPing onPlayerTurn onPlayerTurnEnd onPlayerTurnStart onSave onScriptingButtonDown onScriptingButtonUp
	onUpdate onZoneGroupSort tryObjectEnterContainer tryObjectRandomize tryObjectRotate tryObjectStateChange

	onCollisionEnter onCollisionExit onCollisionStay onDestroy onDrop onFlick onGroupSort onHover onNumberTyped
	onPageChange onPeek onPickUp onRandomize onRotate onSearchEnd onSearchStart onStateChange onLoopingEffect
	onTriggerEffect tryObjectEnter tryRandomize tryRotate tryStateChange

	filterObjectEnter filterObjectEnterContainer onDropped onObjectDropped onObjectPickedUp onPickedUp
	onPlayerChangedColor`)

// OldEvents are events under a name that TTS still calls, with the one that it has today.
var OldEvents = map[string]string{"onload": "onLoad"}
