/** Does the page stand in a game's own window? Decided by the boot script, for the life of the tab. */
export function inGameWindow(): boolean {
  return document.documentElement.dataset.ui === 'webview';
}

/** Does the page stand in a frame of another page of ours, which has bar and footer? */
export function inFrame(): boolean {
  return document.documentElement.dataset.ui === 'frame';
}
