import { afterEach, expect, it, vi } from 'vitest';
import { untilExchanged } from './boot-request.ts';
import { endSession, getSession, startSession } from './session.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  endSession();
});

it('a page that was quicker than the exchange learns what its token has become', async () => {
  startSession('game.own.token', 'H73', 'P');
  vi.stubGlobal('window', { __boot: { exchange: Promise.resolve({ token: 'ours', game: 'H73' }) } });
  await untilExchanged();
  expect(getSession()).toMatchObject({ token: 'ours', kind: 'S', game: 'H73' });
});

it('a tab that has moved on to another token keeps it', async () => {
  startSession('later', 'G112', 'K');
  vi.stubGlobal('window', { __boot: { exchange: Promise.resolve({ token: 'ours', game: 'H73' }) } });
  await untilExchanged();
  expect(getSession()).toMatchObject({ token: 'later', kind: 'K' });
});
