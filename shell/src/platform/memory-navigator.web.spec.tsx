import { endSession, enterForeignPage, getSession } from '@hub/web';
import { playerToken } from '@hub/page-tests';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MemoryNavigator } from './memory-navigator.ts';

const base = 'https://hub.example';
let navigator: MemoryNavigator;

beforeEach(() => {
  const element = document.createElement('div');
  const root = document.createElement('div').attachShadow({ mode: 'open' });
  navigator = new MemoryNavigator('/service/H73', (path) => path.startsWith('/service/'));
  const left = new AbortController().signal;
  enterForeignPage({ base, element, root, left, reload: vi.fn(), address: () => navigator.now().location });
});
afterEach(() => {
  enterForeignPage(undefined);
  endSession();
  vi.restoreAllMocks();
});

const shown = () => navigator.now().location.pathname + navigator.now().location.search;

test('goes on and back without an address bar, and from a page before onwards anew', () => {
  const before = location.href;
  const told = vi.fn();
  const stop = navigator.subscribe(told);
  navigator.push('/service/H73/list?state=closed');
  navigator.push('/service/H73/view/7');
  navigator.go(-1);
  expect([shown(), navigator.hasBefore()]).toEqual(['/service/H73/list?state=closed', true]);
  navigator.push('/service/H73/create');
  navigator.go(1);
  navigator.replace({ pathname: '/service/H73/query' });
  expect(shown()).toBe('/service/H73/query');
  navigator.go(-2);
  expect([shown(), navigator.hasBefore()]).toEqual(['/service/H73', false]);
  stop();
  expect(told).toHaveBeenCalledTimes(6);
  expect(location.href).toBe(before);
});

test('a link has its address on the site, and no address has the token', () => {
  const token = playerToken();
  expect(navigator.createHref(`/service/H73/list?token=${token}&state=open`)).toBe(
    `${base}/service/H73/list?state=open`,
  );
  navigator.push(`/service/H73/list?token=${token}`);
  expect([shown(), getSession()?.token]).toEqual(['/service/H73/list', token]);
});

test('what is not of the area opens on the site, beside the page', () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  navigator.push('/member/complete_agreement?site=long_e');
  expect(open).toHaveBeenCalledWith(`${base}/member/complete_agreement?site=long_e`, '_blank', 'noopener');
  expect(shown()).toBe('/service/H73');
});
