import type { BrowserCommand } from 'vitest/node';

/** What the device is like: asked of the browser, so that media queries answer as they do for a player. */
export const emulate: BrowserCommand<[media: { colorScheme?: 'light' | 'dark' | null; media?: 'print' | null }]> = (
  { page },
  media,
) => page.emulateMedia(media);
