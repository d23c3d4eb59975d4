import { afterEach, expect, test, vi } from 'vitest';
import { sendBeacon } from './beacon.ts';
import {
  enterForeignPage,
  isNothingFocused,
  pageAddress,
  pageElement,
  pageRoot,
  reloadPage,
  siteAddress,
} from './foreign-page.ts';
import { setUnreadCount } from './page-title.ts';

const base = 'https://hub.example';

function enter() {
  const host = document.createElement('div');
  document.body.append(host);
  const root = host.attachShadow({ mode: 'open' });
  const element = document.createElement('div');
  const button = Object.assign(document.createElement('button'), { id: 'inside' });
  element.append(button);
  root.append(element);
  const address = () => ({ pathname: '/service/H73/list', search: '?state=closed' });
  const reload = vi.fn();
  enterForeignPage({ base, element, root, address, reload, left: new AbortController().signal });
  return { host, root, element, button, reload };
}

afterEach(() => {
  enterForeignPage(undefined);
  vi.restoreAllMocks();
});

test('on the site everything is what the browser says', () => {
  expect([siteAddress('/api/x'), pageElement(), pageRoot()]).toEqual(['/api/x', document.documentElement, document]);
  expect(pageAddress()).toBe(location);
});

test('in another page calls go to the site, and elements are those of the mount', () => {
  const { host, root, element, button, reload } = enter();
  reloadPage();
  expect(reload).toHaveBeenCalledOnce();
  expect([siteAddress('/api/x'), siteAddress('blob:x')]).toEqual([`${base}/api/x`, 'blob:x']);
  expect([pageElement(), pageRoot(), pageAddress().search]).toEqual([element, root, '?state=closed']);
  expect(pageRoot().getElementById('inside')).toBe(button);
  expect(isNothingFocused()).toBe(true);
  button.focus();
  expect(isNothingFocused()).toBe(false);
  host.remove();
});

test('the title of the other page stays, and what is told goes without asking that page’s browser first', () => {
  const { host } = enter();
  document.title = 'Launcher';
  setUnreadCount(2);
  expect(document.title).toBe('Launcher');
  const beacon = vi.spyOn(navigator, 'sendBeacon').mockReturnValue(true);
  sendBeacon('/api/signal', {});
  const [address, body] = beacon.mock.calls[0] ?? [];
  expect([address, (body as Blob).type]).toEqual([`${base}/api/signal`, 'text/plain']);
  setUnreadCount(0);
  host.remove();
});
