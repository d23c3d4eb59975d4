const PATIENCE_MS = 300;
const BRIDGE_KEY = 'hub.bridge';

type Handler = { postMessage(message: unknown): void };
export type Bridges = {
  webkit?: { messageHandlers?: Record<string, Handler | undefined> };
  Unity?: { call(message: string): void };
  Android?: { close?(): void };
  liff?: { closeWindow(): void };
  close(): void;
  location: { assign(address: string): void };
};

/** A scheme is only used where the game has said that it listens: elsewhere it would show an error in place of the page. */
const schemes = new Map([['uniwebview', 'uniwebview://close']]);

/** Each answers whether it is there at all; whether it closed anything, only the next moment shows. */
const ways: ((bridges: Bridges, bridge: string) => boolean)[] = [
  ({ Unity }) => told(Unity && (() => Unity.call('close'))),
  ({ webkit }) => {
    const { close, unityControl } = webkit?.messageHandlers ?? {};
    const handler = close ?? unityControl;
    return told(handler && (() => handler.postMessage('close')));
  },
  ({ location }, bridge) => {
    const scheme = schemes.get(bridge);
    return told(scheme && (() => location.assign(scheme)));
  },
  // A method of an injected object loses its object when it is called by itself.
  ({ Android }) => told(Android?.close && (() => Android.close?.())),
  ({ liff }) => told(liff && (() => liff.closeWindow())),
  (window) => told(() => window.close()),
];

function told(call: (() => void) | '' | undefined): boolean {
  if (!call) return false;
  call();
  return true;
}

const pause = () => new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));

/** Keeps which bridge the game's link has named (`&bridge=uniwebview`), for the life of the tab. */
export function keptBridge(search: string): string {
  const named = new URLSearchParams(search).get('bridge');
  try {
    if (named) sessionStorage.setItem(BRIDGE_KEY, named);
    return sessionStorage.getItem(BRIDGE_KEY) ?? '';
  } catch {
    return named ?? '';
  }
}

/** Asks the game to close its window, one way after the other. False when the page is still there after the last. */
export async function closeGameWindow(
  bridges: Bridges = window as unknown as Bridges,
  bridge = keptBridge(''),
  gone = () => document.hidden,
): Promise<boolean> {
  for (const way of ways) {
    try {
      if (!way(bridges, bridge)) continue;
    } catch {
      // A bridge that refuses leaves the next one its turn.
      continue;
    }
    await pause();
    if (gone()) return true;
  }
  return false;
}
