const UI_KEY = 'hub.ui';
const THEME_KEY = 'hub.theme';

/** How the page stands: in a game's own window, or in a frame of another page of ours. */
export type PageUi = 'webview' | 'frame' | null;

/** Chosen appearance and mode stand on `<html>` before the first paint. A frame shares the tab's storage, not its mode. */
export function dressPage(ui: PageUi): void {
  const { dataset } = document.documentElement;
  if (ui) dataset.ui = ui;
  try {
    const theme = localStorage.getItem(THEME_KEY);
    if (theme === 'light' || theme === 'dark') dataset.theme = theme;
    if (ui === 'frame') return;
    if (ui === 'webview') sessionStorage.setItem(UI_KEY, 'webview');
    if (sessionStorage.getItem(UI_KEY) === 'webview') dataset.ui = 'webview';
  } catch {
    // Storage is refused in some web views: the mode then lasts as long as the page.
  }
}
