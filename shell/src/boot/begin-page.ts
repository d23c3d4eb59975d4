import { takeToken, withoutToken } from '@hub/web';
import { keptBridge } from '../layout/close-game-window.ts';
import { dressPage } from './dress-page.ts';
import { bootFirstCall } from './first-call.ts';

/** What is done in the head, before anything of the page is there. */
export function beginPage(): void {
  const { pathname, search, hash } = location;
  const params = new URLSearchParams(search);
  const kind = takeToken(pathname, search);

  // The token leaves the address bar before anything is asked of the network.
  if (params.has('token')) history.replaceState(history.state, '', pathname + withoutToken(search) + hash);
  keptBridge(search);
  const ui = params.get('ui');
  const webview = kind === 'P' || ui === 'webview';
  dressPage(ui === 'frame' ? ui : webview ? 'webview' : null);
  window.__boot = bootFirstCall();
}
