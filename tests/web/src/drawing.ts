import { commands } from 'vitest/browser';

declare module 'vitest/browser' {
  interface BrowserCommands {
    drawsNoMore(): Promise<void>;
  }
}

const LIMIT_MS = 5_000;
/** Of the page itself, whatever clock a test has put in their place. */
const [frame, later] = [requestAnimationFrame.bind(globalThis), setTimeout.bind(globalThis)];

/** A test that failed where the browser has stopped drawing says nothing of the page. */
export async function leaveIfNotDrawn(): Promise<void> {
  const drawn = await Promise.race([
    new Promise<true>((done) => frame(() => done(true))),
    new Promise<false>((done) => later(done, LIMIT_MS, false)),
  ]);
  if (!drawn) await commands.drawsNoMore();
}
