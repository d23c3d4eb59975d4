import { randomUUID } from 'node:crypto';
import { parseRings } from '@hub/nest-kit/keys';
import { adminUrl, urlOfSchema, withAdmin } from '@hub/nest-kit/testing';
import { issueSiteToken, type TokenRings } from '@hub/nest-kit/tokens';
import type { CreatedView, TicketListView } from '@hub/contracts/tickets';
import { chromium, type Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchOptions } from '../browser.ts';
import { file, startFaultSite } from './fault-site.ts';

let site: Awaited<ReturnType<typeof startFaultSite>>;
let browser: Browser;
let token: string;

beforeAll(async () => {
  site = await startFaultSite({ apart: ['support'], pages: true });
  token = await tokenOf('uid-fault');
  browser = await chromium.launch(launchOptions);
}, 120_000);
afterAll(async () => {
  await browser?.close();
  await site?.end();
});

const list = async () => {
  const answer = await fetch(`${site.url}/api/questions/list`, { headers: { 'x-auth-token': token } });
  return (await answer.json()) as TicketListView;
};
/** Longer than a service takes to start on a crowded machine. */
const PATIENCE_MS = 40_000;
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));
const tokenOf = (uid: string) =>
  issueSiteToken(parseRings(site.envOf('support').TOKEN_KEYS ?? '{}') as TokenRings, {
    game: 'H73',
    uid,
    server: 'tw_2001',
    role: '400000001',
    name: '不倒翁',
    inGameId: '400000001',
  });
const support = () => site.process('support');
const revive = () => support().restart();

describe('support dies', () => {
  it('right after an acknowledged submit: the report is there', async () => {
    const answer = await file(site, token, '送出之後服務就被砍掉');
    const { msg } = (await answer.json()) as { msg: CreatedView };
    await support().kill('SIGKILL');
    await revive();
    expect((await list()).msg.map((row) => row.id)).toContain(msg.question_id);
  });

  it('again and again while people submit: acknowledged is stored, a retry makes no second report', async () => {
    const acknowledged: number[] = [];
    let sent = 0;
    let stop = false;
    const submit = async (own: string, lane: number) => {
      const key = randomUUID();
      sent += 1;
      for (const until = Date.now() + PATIENCE_MS; Date.now() < until;) {
        const answer = await file(site, own, `第 ${lane} 道的一件`, key).catch(() => null);
        if (answer?.ok) return acknowledged.push(((await answer.json()) as { msg: CreatedView }).msg.question_id);
        await pause(150);
      }
      throw new Error('no answer, however often it was tried');
    };
    const lane = async (number: number) => {
      while (!stop) {
        await submit(await tokenOf(`uid-lane-${number}-${randomUUID()}`), number);
        await pause(40);
      }
    };
    const killer = async () => {
      for (let round = 0; round < 3; round += 1) {
        const before = sent;
        while (sent < before + 4) await pause(20);
        await support().kill('SIGKILL');
        await support().restart();
      }
      stop = true;
    };
    await Promise.all([killer(), ...[1, 2, 3, 4].map(lane)]);
    const database = urlOfSchema(adminUrl(), new URL(site.envOf('support').DATABASE_URL ?? '').pathname.slice(1));
    const rows = await withAdmin(database, (c) => c.query("SELECT id FROM ticket WHERE content LIKE '第 % 道的一件'"));
    const stored = (rows[0] as { id: number }[]).map((row) => row.id);
    expect(acknowledged).toHaveLength(sent);
    expect(stored.sort()).toEqual(acknowledged.sort());
  }, 90_000);

  it('and stays away: other pages live, the support page says so kindly and recovers by its retry', async () => {
    const page = await browser.newPage({ viewport: { width: 360, height: 740 }, locale: 'zh-TW' });
    await support().kill('SIGKILL');
    await page.goto(`${site.url}/game`);
    await page.getByRole('heading', { name: '選擇遊戲' }).waitFor();
    await page.goto(`${site.url}/service/H73/create`);
    const again = page.getByRole('button', { name: /再試一次/ });
    await again.waitFor();
    await page.getByRole('link', { name: /Player Hub/ }).waitFor();
    await revive();
    await again.click();
    await page.getByLabel('問題描述').waitFor();
    await page.close();
  }, 60_000);
});

describe('a remote is away', () => {
  it('costs its page only', async () => {
    const page = await browser.newPage({ viewport: { width: 360, height: 740 }, locale: 'zh-TW' });
    await page.route('**/r/support/**', (route) => route.abort());
    await page.goto(`${site.url}/support`);
    const again = page.getByRole('button', { name: /再試一次/ });
    await again.waitFor({ timeout: 20_000 });
    await page.unroute('**/r/support/**');
    await again.click();
    await page.getByRole('heading', { name: '客服中心' }).first().waitFor();
    await page.close();
  }, 60_000);
});
