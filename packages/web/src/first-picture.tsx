import type { ReactNode } from 'react';
import { firstPicture } from './boot-request.ts';
import { WindowPicture } from './ui/page-window.tsx';

export function waitingPicture(game: string): { game: string } | { picture: ReactNode } {
  const own = firstPicture();
  return own ? { picture: <WindowPicture {...own} /> } : { game };
}
