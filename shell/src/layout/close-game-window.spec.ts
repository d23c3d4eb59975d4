import { beforeEach, describe, expect, it, vi } from 'vitest';
import { closeGameWindow, type Bridges } from './close-game-window.ts';

let asked: string[] = [];
const ask = (name: string) => () => void asked.push(name);
const handler = (name: string) => ({ postMessage: ask(name) });

const everything = (): Bridges => ({
  Unity: { call: ask('Unity') },
  webkit: { messageHandlers: { close: handler('webkit') } },
  Android: { close: ask('Android') },
  liff: { closeWindow: ask('liff') },
  close: ask('window'),
  location: { assign: (address) => void asked.push(address) },
});
const only = (over: Partial<Bridges>): Bridges => ({
  close: ask('window'),
  location: { assign: (address) => void asked.push(address) },
  ...over,
});
const never = () => false;

beforeEach(() => {
  asked = [];
  vi.useFakeTimers();
});

async function close(bridges: Bridges, bridge = '', gone = never) {
  const closing = closeGameWindow(bridges, bridge, gone);
  await vi.runAllTimersAsync();
  return closing;
}

describe('closing the window of a game', () => {
  it('tries every bridge in order and says that the page is still there', async () => {
    expect(await close(everything(), 'uniwebview')).toBe(false);
    expect(asked).toEqual(['Unity', 'webkit', 'uniwebview://close', 'Android', 'liff', 'window']);
  });

  it('stops at the one that closed it', async () => {
    expect(await close(everything(), '', () => asked.includes('webkit'))).toBe(true);
    expect(asked).toEqual(['Unity', 'webkit']);
  });

  it('uses a scheme only where the game has named it', async () => {
    for (const named of ['javascript:alert(1)', 'constructor', '']) await close(only({}), named);
    expect(asked).toEqual(['window', 'window', 'window']);
  });

  it('goes on after a bridge that refuses', async () => {
    const Unity = {
      call: () => {
        throw new Error('no');
      },
    };
    expect(await close(only({ Unity, liff: { closeWindow: ask('liff') } }))).toBe(false);
    expect(asked).toEqual(['liff', 'window']);
  });

  it('knows the handler of a Unity web view', async () => {
    await close(only({ webkit: { messageHandlers: { unityControl: handler('unityControl') } } }));
    expect(asked).toEqual(['unityControl', 'window']);
  });
});
