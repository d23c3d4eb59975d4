import type { SignalMessage } from '@hub/contracts/shared';
import { LoadFault, pageData } from '@hub/web';
import { examples, renderPage, renderPart } from '@hub/page-tests';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { RemoteBoundary } from '../remotes/remote-boundary.tsx';
import { RefusedRow } from '../remotes/refused-row.ts';
import { phaseOf } from '../remotes/report-fault.ts';
import { notePage, pageAt } from './page-timeline.ts';
import { tellFailure, tellVital } from './tell-signals.ts';
import { onceNoneWaits, pageWaits } from './waiting-pages.ts';

const { dataset } = document.documentElement;
let sent: SignalMessage[] = [];
beforeEach(() => {
  const beacon = vi.spyOn(navigator, 'sendBeacon').mockReturnValue(true);
  // What pages of other tests had not told yet.
  dispatchEvent(new Event('pagehide'));
  sent = [];
  dataset.buildShell = '0123456789';
  beacon.mockImplementation((address, body) => {
    if (address === '/api/signal') void (body as Blob).text().then((text) => sent.push(JSON.parse(text)));
    return true;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  delete dataset.buildShell;
  delete pageData().mountSample;
});

const mounts = () => sent.flatMap((message) => message.mounts);
const calls = examples('GET /api/faq/get_faq');
const ownBuild = { area: 'support', build: 'test' };

describe('a page that stands there', () => {
  test('is told of once, with the build of the document’s row, and so is the start of the site', async () => {
    const site = await renderPage({ at: '/faq?token=secret', calls });
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => mounts().length).toBe(2);
    const ms = expect.any(Number) as number;
    // Together, or one after the other where the page takes its time.
    for (const message of sent) expect(message).toMatchObject({ webview: 'browser', shell: '0123456789', vitals: [] });
    expect(mounts()).toEqual([
      { area: 'shell', build: '0123456789', route: '/faq', ms, weight: 1 },
      { ...ownBuild, route: '/faq', ms, weight: 1 },
    ]);
    expect(JSON.stringify(sent)).not.toContain('secret');
    expect(site.asked('POST /api/signal')).toEqual([]);
  });

  test('is not told of by who is not in the sample; a failure is', async () => {
    pageData().mountSample = 1e12;
    await renderPage({ at: '/faq', calls });
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    await new Promise((done) => setTimeout(done, 1_500));
    expect(sent).toEqual([]);
    await renderBroken('/faq/of-no-sample');
    await expect.poll(() => mounts()).toMatchObject([{ ...ownBuild, phase: 'render', weight: 1 }]);
  });
});

function Broken(): never {
  throw new Error('broken on purpose');
}

async function renderBroken(path: string) {
  notePage(path);
  vi.spyOn(console, 'error').mockReturnValue();
  await renderPart(
    <RemoteBoundary area="support" path={path} partOnly fallback={(_, retry) => <button onClick={retry}>again</button>}>
      <Broken />
    </RemoteBoundary>,
  );
}

describe('a page that fails', () => {
  test('is told of at once, and once however often it is tried', async () => {
    await renderBroken('/faq/again');
    await page.getByRole('button').click();
    await page.getByRole('button').click();
    await expect.poll(() => mounts().length).toBe(1);
    await renderBroken('/faq/another');
    await expect.poll(() => mounts().length).toBe(2);
    expect(mounts()[1]).toEqual({ ...ownBuild, phase: 'render', ms: expect.any(Number) as number, weight: 1 });
  });

  test('without a row is told of without a build, beside that of the shell', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    notePage('/nowhere');
    await renderPart(
      <RemoteBoundary area="nowhere" path="/nowhere" fallback={() => <p>card</p>}>
        <Broken />
      </RemoteBoundary>,
    );
    await expect.element(page.getByText('card')).toBeVisible();
    await expect.poll(() => sent).toMatchObject([{ shell: '0123456789' }]);
    expect(mounts()).toMatchObject([{ area: 'nowhere', build: '', phase: 'render' }]);
  });

  const entry = '/r/signals/0123456789/remoteEntry.js';
  const chunkFault = Object.assign(new Error('Loading chunk faq failed'), { request: '/r/signals/0123456789/faq.js' });
  test.each([
    ['entry', false, new LoadFault('load', { file: entry })],
    ['entry', false, new LoadFault('timeout')],
    ['entry', true, new RefusedRow('integrity')],
    ['chunk', true, new LoadFault('load', { cause: chunkFault, file: entry })],
    ['chunk', true, new LoadFault('timeout')],
    ['script', true, new LoadFault('load', { cause: new Error('x is not a function'), file: entry })],
    ['script', true, new LoadFault('no page in the module')],
    ['script', true, new LoadFault('no component in the module')],
    ['render', true, new Error('x is undefined')],
  ])('fails in its %s (its entry ran: %s): %s', (phase, entered, fault) => {
    if (entered) Object.assign(globalThis, { hub_signals: {} });
    expect(phaseOf('signals', fault)).toBe(phase);
    Reflect.deleteProperty(globalThis, 'hub_signals');
  });
});

test('a page counts as there when nothing of it is waited for, and never after its fault', async () => {
  const told = vi.fn();
  const [first, second] = [pageWaits(), pageWaits()];
  onceNoneWaits(told);
  first();
  await new Promise((done) => setTimeout(done));
  expect(told).not.toHaveBeenCalled();
  const failed = vi.fn();
  const callOff = onceNoneWaits(failed);
  second();
  callOff();
  await expect.poll(() => told.mock.calls.length).toBe(1);
  expect(failed).not.toHaveBeenCalled();
});

test('measures go when the tab is hidden, each to the page that was shown when it was taken', async () => {
  notePage('/game');
  const at = performance.now();
  await new Promise((done) => setTimeout(done, 5));
  notePage('/faq');
  expect(pageAt(at).path).toBe('/game');
  tellVital('INP', 120, at);
  tellVital('CLS', 40, performance.now());
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  await expect
    .poll(() => sent.flatMap(({ vitals }) => vitals))
    .toEqual([
      { name: 'INP', value: 120, area: 'shell', build: '0123456789', route: '/game' },
      { name: 'CLS', value: 40, ...ownBuild, route: '/faq' },
    ]);
});

test('how soon a card stood where a page failed is no speed of the page', async () => {
  notePage('/game');
  notePage('/faq');
  tellFailure(ownBuild.area, 'render');
  const before = sent.length;
  tellVital('LCP', 264, performance.now());
  notePage('/game');
  tellVital('INP', 16, performance.now());
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  await expect
    .poll(() => sent.slice(before).flatMap(({ vitals }) => vitals))
    .toEqual([{ name: 'INP', value: 16, area: 'shell', build: '0123456789', route: '/game' }]);
});
