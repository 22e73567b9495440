// The connection with the server. What comes in are objects with one key; each key has its listener, and message hears of all.
const KEPT = "menagerie-window"; // by this the server knows a page that is loaded anew

export function connect(listeners) {
  const address = new URL("socket", location.href);
  const key = sessionStorage.getItem(KEPT) ?? crypto.randomUUID();
  sessionStorage.setItem(KEPT, key);
  address.searchParams.set("window", key);
  address.protocol = "ws:";
  const socket = new WebSocket(address);
  socket.addEventListener("message", (message) => {
    listeners.message();
    for (const [key, value] of Object.entries(JSON.parse(message.data))) listeners[key]?.(value);
  });
  socket.addEventListener("close", () => listeners.closed());
  return {
    // act tells the server what the person at this window does.
    act(action) {
      if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(action));
    },
  };
}
