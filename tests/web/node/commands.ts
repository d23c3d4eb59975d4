import type { BrowserCommand } from 'vitest/node';
import { STALLED } from '../../../infra/local/test/report/facts.ts';

/** What the device is like: asked of the browser, so that media queries answer as they do for a player. */
export const emulate: BrowserCommand<[media: { colorScheme?: 'light' | 'dark' | null; media?: 'print' | null }]> = (
  { page },
  media,
) => page.emulateMedia(media);

/** Ends the run at once: in such a browser nothing more is tested. */
export const drawsNoMore: BrowserCommand<[]> = ({ testPath }) => {
  process.stderr.write(`\n${testPath}: the browser draws no more\n`);
  process.exit(STALLED);
};
