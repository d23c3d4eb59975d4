import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Place } from './load-platform.ts';
import type { MountOptions, Mounted } from './mount-options.ts';

type Hub = { mount(element: Element, options: MountOptions): Mounted };
const global = globalThis as unknown as { PlayerHub: Hub; __hubPlatform?: object };

const base = 'https://hub.example';
const options = { area: 'support', game: 'H73', base } satisfies MountOptions;
const refused = expect.objectContaining({ name: 'PlayerHubError', code: 'ALREADY_MOUNTED' }) as unknown;

let places: HTMLElement[];
let mounts: Mounted[];
let said: ReturnType<typeof vi.spyOn>;
const drawn = vi.fn<(place: Place) => Promise<() => void>>();
const ended = vi.fn();

/** What the platform draws, as far as the loader sees it. */
function draw({ root, options: { game } }: Place): Promise<() => void> {
  const area = Object.assign(document.createElement('p'), { textContent: `area of ${game}` });
  root.append(area);
  return Promise.resolve(() => {
    ended(game);
    area.remove();
  });
}

function mount(place: number, over: Partial<MountOptions> = {}): Mounted {
  const mounted = global.PlayerHub.mount(places[place]!, { ...options, ...over });
  mounts.push(mounted);
  return mounted;
}

const shown = (place: number) => places[place]!.firstElementChild?.shadowRoot?.textContent ?? '';
const showing = (place: number, words: string) => vi.waitFor(() => expect(shown(place)).toBe(words));
const answers = (plan: () => Promise<Response>) => vi.stubGlobal('fetch', vi.fn(plan));

beforeAll(() => import('./loader.ts'));
beforeEach(() => {
  global.__hubPlatform = { mountArea: drawn };
  drawn.mockReset().mockImplementation(draw);
  ended.mockReset();
  answers(() => Promise.resolve(Response.json({ platform: { js: [], css: [] } })));
  places = [0, 1].map(() => document.body.appendChild(document.createElement('div')));
  mounts = [];
  said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  mounts.forEach(({ unmount }) => unmount());
  places.forEach((place) => place.remove());
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test.each([
  ['another element', 1],
  ['the same element', 0],
])('a second mount, in %s, is refused by a code; the first stays as it was', async (_, place) => {
  mount(0);
  await showing(0, 'area of H73');
  expect(() => mount(place, { game: 'L33' })).toThrow(refused);
  expect([shown(0), places[1]!.childElementCount, ended.mock.calls.length]).toEqual(['area of H73', 0, 0]);
  expect(drawn).toHaveBeenCalledOnce();
});

test('while the first is still loading, or rests for want of the site, a second is refused as well', async () => {
  answers(() => Promise.reject(new TypeError('away')));
  mount(0);
  expect(() => mount(1)).toThrow(refused);
  await vi.waitFor(() => expect(shown(0)).toContain('RS-support-'));
  expect(() => mount(1)).toThrow(refused);
});

test('after it was unmounted another takes its place, which the old handle cannot end', async () => {
  const first = mount(0);
  await showing(0, 'area of H73');
  first.unmount();
  expect(places[0]!.childElementCount).toBe(0);
  mount(1, { game: 'L33' });
  await showing(1, 'area of L33');
  first.unmount();
  expect([shown(1), ended.mock.calls]).toEqual(['area of L33', [['H73']]]);
});

test('unmounted while the registry is asked, or while the area is drawn, it leaves nothing', async () => {
  let answer = (_: Response) => {};
  answers(() => new Promise((resolve) => (answer = resolve)));
  mount(0).unmount();
  answer(Response.json({ platform: { js: [], css: [] } }));
  await Promise.resolve();
  expect([drawn.mock.calls.length, places[0]!.childElementCount]).toEqual([0, 0]);

  answers(() => Promise.resolve(Response.json({ platform: { js: [], css: [] } })));
  let finish = () => {};
  drawn.mockImplementationOnce(async (place) => {
    await new Promise<void>((done) => (finish = done));
    return draw(place);
  });
  const late = mount(0);
  await vi.waitFor(() => expect(drawn).toHaveBeenCalledOnce());
  late.unmount();
  expect(drawn.mock.calls[0]![0].signal?.aborted).toBe(true);
  mount(1, { game: 'L33' });
  await showing(1, 'area of L33');
  finish();
  await vi.waitFor(() => expect(ended).toHaveBeenCalledWith('H73'));
  expect([shown(1), places[0]!.childElementCount, said.mock.calls]).toEqual(['area of L33', 0, []]);
});

test('a page that emptied the element has left it; one that asks a gone mount to go on gets nothing', async () => {
  mount(0);
  await showing(0, 'area of H73');
  const { reload } = drawn.mock.calls[0]![0];
  places[0]!.replaceChildren();
  mount(1, { game: 'L33' });
  await showing(1, 'area of L33');
  expect(ended.mock.calls).toEqual([['H73']]);
  reload();
  await showing(1, 'area of L33');
  expect(drawn).toHaveBeenCalledTimes(2);
});

test('a callback that throws is said on the console; the area is gone, and can be mounted again from within it', async () => {
  const onClose = vi.fn(() => {
    mount(1, { game: 'L33' });
    throw new Error('of the page');
  });
  mount(0, { onClose });
  await showing(0, 'area of H73');
  const { close } = drawn.mock.calls[0]![0];
  close();
  close();
  expect(onClose).toHaveBeenCalledOnce();
  expect(said).toHaveBeenCalledWith('PlayerHub', expect.objectContaining({ message: 'of the page' }));
  expect(places[0]!.childElementCount).toBe(0);
  await showing(1, 'area of L33');
});
