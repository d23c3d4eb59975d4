const PATIENCE_MS = 300;

type Bridges = {
  webkit?: { messageHandlers?: Record<string, { postMessage(message: unknown): void } | undefined> };
  Unity?: { call(message: string): void };
  Android?: { close?(): void };
  liff?: { closeWindow(): void };
};

/** The ways of closing that games give to a page in their window. Each may be missing; each may do nothing. */
const ways: ((bridges: Bridges) => void)[] = [
  ({ Unity }) => Unity?.call('close'),
  ({ webkit }) => webkit?.messageHandlers?.close?.postMessage('close'),
  ({ Android }) => Android?.close?.(),
  ({ liff }) => liff?.closeWindow(),
  () => window.close(),
];

/** Asks the game to close its window. False when the page is still there a moment later. */
export async function closeGameWindow(): Promise<boolean> {
  for (const way of ways) {
    try {
      way(window as unknown as Bridges);
    } catch {
      // A bridge that refuses leaves the next one its turn.
    }
  }
  await new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  return document.hidden;
}
