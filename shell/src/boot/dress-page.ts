const UI_KEY = 'hub.ui';
const THEME_KEY = 'hub.theme';

/** Chosen appearance and web view mode stand on `<html>` before the first paint. */
export function dressPage(webview: boolean): void {
  const { dataset } = document.documentElement;
  if (webview) dataset.ui = 'webview';
  try {
    const theme = localStorage.getItem(THEME_KEY);
    if (theme === 'light' || theme === 'dark') dataset.theme = theme;
    if (webview) sessionStorage.setItem(UI_KEY, 'webview');
    if (sessionStorage.getItem(UI_KEY) === 'webview') dataset.ui = 'webview';
  } catch {
    // Storage is refused in some web views: the mode then lasts as long as the page.
  }
}
