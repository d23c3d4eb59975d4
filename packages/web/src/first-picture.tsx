import type { ReactNode } from 'react';
import { firstPicture } from './boot-request.ts';
import { WindowPicture } from './ui/page-window.tsx';

/** What a `PageWindow` shows while its page is on the way: the page's own picture where it has one, else the game's. */
export function waitingPicture(game: string): { game: string } | { picture: ReactNode } {
  const own = firstPicture();
  return own ? { picture: <WindowPicture {...own} /> } : { game };
}
