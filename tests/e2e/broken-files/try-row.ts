import { expect, type Browser, type Page } from '@playwright/test';
import type { MountPhase, SignalMessage } from '@hub/contracts/shared';
import { openWindow, siteUrl } from '../hub.ts';
import { BrokenFiles, type PageBlock } from './broken-files.ts';

export type Report = { area: string; kind: string; message: string; build?: string };
/** As the page told of it; `shell`: the build that it said to run on. */
export type Failure = { area: string; phase: MountPhase; build: string; shell: string };

/** One way in which a page can be broken, and how it has to end. */
export type FaultRow = {
  broken: string;
  at: string;
  language?: 'en';
  breaks: (files: BrokenFiles) => Promise<void>;
  /** What somebody does until the broken file is asked for. */
  first?: (page: Page, files: BrokenFiles) => Promise<void>;
  /** `page`: the card of the area, the site lives on around it; `site`: words in place of the site; `none`: the page is there. */
  card: 'page' | 'site' | 'none';
  /** In the frame of the site since the last answer that was of no use, or since the file that hangs was asked for. */
  within: 'failure' | 'hang';
  /** Whom the reports blame, and where its mount failed. `nameless`: there is no build that they could name, so that a trial of the shell alone can be to blame. */
  told: { area: string; kind: string; phase: MountPhase; nameless?: true };
  recovers: 'by itself' | 'by a retry' | 'by a second retry, which reloads' | 'by a reload' | 'needs nothing';
  /** The first heading of the page that is whole. */
  whole: string;
};

export type Outcome = {
  card: string;
  afterMs: number;
  livesOn: boolean;
  told: Report[];
  blames: string[];
  /** What was counted against the area, and whether it was against the build that the document named. */
  counted: { phase: MountPhase; ofTheDocument: boolean }[];
  /** All that the window told, also while the page was mended. */
  failures: readonly Failure[];
  foreignBytesRan: boolean;
  recovered: string;
};

const CARD = { page: /正在休息|is resting/, site: /還沒載入完成|has not finished loading/ };
const RETRY = /再試一次|Try again/;
const PATIENCE_MS = 30_000;

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
/** What the waiting page shows of it does not count. */
const whole = (page: Page, name: string | RegExp) =>
  page.locator('#main:not(:has([aria-busy=true]))').getByRole('heading', { level: 1, name });
const isFresh = (page: Page) => page.evaluate(() => !('looked' in globalThis));

async function retry(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(globalThis, { looked: true }));
  await page.getByRole('button', { name: RETRY }).click();
}

async function recover(files: BrokenFiles, row: FaultRow): Promise<string> {
  const { page } = files;
  if (row.recovers === 'needs nothing') return row.recovers;
  if (row.recovers === 'by a second retry, which reloads') {
    await retry(page);
    await expect(page.getByRole('button', { name: RETRY })).toBeVisible({ timeout: PATIENCE_MS });
  }
  await files.mend();
  if (row.recovers !== 'by itself') await retry(page);
  await whole(page, row.whole).waitFor({ timeout: PATIENCE_MS });
  if (row.recovers === 'by itself') return row.recovers;
  if (!(await isFresh(page))) return 'by a retry';
  return row.recovers === 'by a retry' ? 'by a reload' : row.recovers;
}

async function livesOn(page: Page, { card }: FaultRow): Promise<boolean> {
  if (card === 'site') return page.getByRole('button', { name: RETRY }).isVisible();
  return (await page.getByRole('contentinfo').isVisible()) && (await page.getByRole('banner').isVisible());
}

/** On a crowded machine the site itself may start so late that its watchdog says so. */
const isLate = ({ area, message }: Report) => area === 'shell' && message === 'cannot be loaded: timeout';

/** When the frame of the site stood around the page. */
const frame = (page: Page): Promise<number> =>
  page
    .getByRole('contentinfo')
    .waitFor({ timeout: PATIENCE_MS })
    .then(
      () => Date.now(),
      () => 0,
    );

/** A crowded machine draws the frame late: that is no part of how long somebody waits in it. */
function since({ within, card }: FaultRow, { askedAt, answeredAt }: BrokenFiles, framedAt: number): number {
  const brokenAt = (within === 'failure' ? answeredAt : askedAt) ?? Number.NaN;
  return card === 'site' ? brokenAt : Math.max(brokenAt, framedAt);
}

/** A report leaves the page beside the card, and may be here a moment after it. */
const arrived = (told: readonly unknown[]): Promise<void> =>
  expect
    .poll(() => told.length, { timeout: 5000 })
    .toBeGreaterThan(0)
    .catch(() => {});

const buildOf = (page: Page, area: string): Promise<string | undefined> =>
  page.evaluate((name) => {
    const { registry } = JSON.parse(document.getElementById('hub-page')?.textContent ?? '{}') as PageBlock;
    return name === 'shell' ? document.documentElement.dataset.buildShell : registry.areas[name]?.build;
  }, area);

async function countedAgainst(page: Page, { told: { area } }: FaultRow, failures: readonly Failure[]) {
  const build = await buildOf(page, area);
  return failures
    .filter((failure) => failure.area === area)
    .map((failure) => ({ phase: failure.phase, ofTheDocument: failure.build === (build ?? '') }));
}

/** Opens the page of a row in a window of its own and tells what came of it. `bucket`: of a visitor. */
async function tryRow(browser: Browser, row: FaultRow, bucket?: string): Promise<Outcome> {
  const page = await openWindow(browser, { locale: row.language ?? 'zh-TW' });
  if (bucket) await page.context().addCookies([{ name: 'hub_bucket', value: bucket, url: siteUrl() }]);
  const told: Report[] = [];
  const failures: Failure[] = [];
  await page.exposeFunction('tellTest', (body: string) => {
    const sent = JSON.parse(body) as Report | SignalMessage;
    if ('mounts' in sent)
      failures.push(
        ...sent.mounts.flatMap(({ area, build, phase }) => (phase ? { area, build, phase, shell: sent.shell } : [])),
      );
    else told.push(sent);
  });
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (address, body) => {
      const { tellTest } = globalThis as unknown as { tellTest: (text: string) => void };
      void new Response(body).text().then(tellTest);
      return send(address, body);
    };
  });
  const files = new BrokenFiles(page, row.at);
  try {
    if (!row.first) await row.breaks(files);
    await page.goto(row.at, { waitUntil: 'commit' });
    if (row.first) await row.first(page, files);
    const framed = row.card === 'site' ? Promise.resolve(0) : frame(page);
    const sign = row.card === 'none' ? whole(page, row.whole) : heading(page, CARD[row.card]);
    const seen = await sign.waitFor({ timeout: PATIENCE_MS }).then(
      () => true,
      () => false,
    );
    const afterMs = Date.now() - since(row, files, await framed);
    await arrived(told);
    await arrived(failures);
    const outcome = {
      card: seen
        ? row.card
        : `not the card: ${await page
            .getByRole('main')
            .first()
            .innerText({ timeout: 500 })
            .catch(() => '')}`,
      afterMs,
      livesOn: await livesOn(page, row),
      told,
      blames: [...new Set(told.filter((report) => row.card === 'site' || !isLate(report)).map(({ area }) => area))],
      counted: await countedAgainst(page, row, failures),
      failures,
      foreignBytesRan: await page.evaluate(() => 'foreignBytesRan' in globalThis),
    };
    const recovered = seen ? await recover(files, row).catch((error: Error) => error.message) : 'never';
    return { ...outcome, recovered };
  } finally {
    await files.mend();
    await page.context().close();
  }
}

/** Tries rows, so many at once. */
export async function tryRows(browser: Browser, rows: readonly FaultRow[], atOnce: number, bucket?: string) {
  const waiting = [...rows];
  const done = new Map<string, Outcome>();
  const work = async () => {
    for (let row = waiting.shift(); row; row = waiting.shift())
      done.set(row.broken, await tryRow(browser, row, bucket));
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return done;
}
