import { pageElement } from './foreign-page.ts';

/** Does the page stand in a game's own window? Decided by the boot script, for the life of the tab. */
export function inGameWindow(): boolean {
  return pageElement().dataset.ui === 'webview';
}

/** Does the page stand in a frame of another page of ours, which has bar and footer? */
export function inFrame(): boolean {
  return pageElement().dataset.ui === 'frame';
}
