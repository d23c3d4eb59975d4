import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { DeskSettings } from '@hub/contracts/catalog';
import type { ConsumeCaptchaBody, ConsumeCaptchaView } from '@hub/contracts/identity';
import { ownCaptcha, usualLimits, type CaptchaForm, type CaptchaView } from '@hub/contracts/shared';
import { createLog } from '@hub/nest-kit/log';
import { openRedis } from '@hub/nest-kit/redis';
import { fakeService, schemaFor, testKeys, testRedisUrl } from '@hub/nest-kit/testing';
import { expect } from 'vitest';
import { start as startMain } from '../src/main.ts';

export const h73: DeskSettings = {
  game_id: 'H73',
  game_name: '遊戲 H73（示範）',
  servers: [
    { server_id: 'tw_2001', server_name: '台灣一服', server_status: 'public' },
    { server_id: 'tw_2009', server_name: '內部測試', server_status: 'hidden' },
  ],
  question_types: [
    { code: '1', label: '一般問題', token_only: false },
    { code: '2', label: '儲值未入帳', token_only: false },
    { code: 'f', label: '帳號遺失', token_only: false },
    { code: 'g', label: '帳號遭盜', token_only: false },
    { code: 'complaint', label: '申訴', token_only: false },
    { code: 'game_history', label: '申請遊戲歷程', token_only: false },
    { code: 'event_12', label: '活動序號兌換', token_only: true },
  ],
  type_names: { 1: '一般問題', 2: '儲值未入帳', f: '帳號遺失', g: '帳號遭盜', u: '抓蟲獎勵活動' },
  role_digits: null,
  report_form: 'legacy',
  captcha: { create: false, reply: false, provider: 'altcha' },
  service_hours: '10:00-17:00',
  tips: ['請重新下載您所在地區的版本'],
  quick_actions: [{ label: '領獎', url: '/click/1', audience: 'whitelisted', place: 'web' }],
  line: {
    show: true,
    account_name: '@h73',
    add_friend_link: 'https://line.example/h73',
    guide_link: 'https://line.example/guide',
  },
  notices: [
    { id: 5, kind: 'fraud', title: '慎防詐騙', content: '不要把驗證碼告訴別人。', start: '2026-11-21T00:00:00+08:00' },
  ],
  faq: [{ id: 3, type_id: '2', title: '儲值多久入帳', content: '<p>約三十分鐘。</p>' }],
};

/** The same game as the catalogue tells it in English. */
const h73In = (language: string | null): DeskSettings =>
  language !== 'en'
    ? h73
    : {
        ...h73,
        game_name: 'Game H73 (demo)',
        servers: h73.servers.map((server) => ({ ...server, server_name: `Server ${server.server_id}` })),
        question_types: h73.question_types.map((type) => ({ ...type, label: `Type ${type.code}` })),
        type_names: { 1: 'Type 1', u: 'Type u' },
        tips: ['Please download it again.'],
      };

/** Open events by game; one of them is a type of the game's own settings as well. */
const openEvents: Record<string, { id: number; name: string }[]> = {
  G112: [
    { id: 12, name: '同一個活動' },
    { id: 7, name: '週年慶典' },
  ],
};

const widgetOf = (form: string | null): CaptchaView => ({
  enabled: true,
  form: form as CaptchaForm,
  provider: 'turnstile',
  site_key: `key-${form}`,
  challenge_url: '',
  script_url: 'https://challenges.example/api.js',
});

/** Remembers who passed, as identity does. 'solved' passes; 'away' finds the provider away, 'resting' nothing at all. */
function captchaKeeper() {
  const passed = new Set<string>();
  return (sent: unknown): { body: ConsumeCaptchaView } => {
    const body = sent as ConsumeCaptchaBody;
    const name = `${body.for} ${body.by}`;
    if (body.payload === 'solved') passed.add(name);
    if (passed.has(name)) return { body: { ok: true } };
    const away = ['away', 'resting'].includes(body.payload);
    const ours = body.provider === 'altcha' || body.payload === 'away';
    const captcha = ours ? ownCaptcha(body.for, true, away ? 'granted' : undefined) : widgetOf(body.for);
    return { body: { ok: false, away, captcha } };
  };
}

/** Support on real MariaDB and Redis; catalog, identity and vip are other processes, so they are fakes with a ledger. */
export async function startSupport(
  over: Record<string, string> = {},
  through: (databaseUrl: string) => Promise<string> = async (url) => url,
) {
  const database = await schemaFor('support');
  const folder = await mkdtemp(join(tmpdir(), 'hub-support-'));
  const neighbours = await fakeService({
    'GET /internal/games/H73/desk': (_, url) => ({ body: { game: h73In(url.searchParams.get('language')) } }),
    'GET /internal/games/GCAP/desk': () => ({
      body: { game: { ...h73, game_id: 'GCAP', captcha: { create: true, reply: true, provider: 'altcha' } } },
    }),
    'GET /internal/games/GOUT/desk': () => ({
      body: { game: { ...h73, game_id: 'GOUT', captcha: { create: true, reply: true, provider: 'turnstile' } } },
    }),
    'GET /internal/games/GNINE/desk': () => ({
      body: { game: { ...h73, game_id: 'GNINE', role_digits: { digits_least: 9, digits_most: 9 } } },
    }),
    'GET /internal/games/G112/desk': () => ({ body: { game: { ...h73, game_id: 'G112' } } }),
    'GET /internal/games/none/desk': () => ({ body: { game: null } }),
    'GET /internal/revoked': () => ({ body: { revoked: false } }),
    'GET /internal/ranking': () => ({ body: { ranking: 0 } }),
    'GET /internal/events/open': (_, url) => ({
      body: { events: openEvents[url.searchParams.get('game') ?? ''] ?? [] },
    }),
    'GET /internal/site/captcha': () => ({ body: { site: 'turnstile', used: ['turnstile'] } }),
    'GET /internal/site/limits': () => ({ body: { limits: usualLimits } }),
    'GET /internal/captcha/offer': (_, url) => ({ body: { captcha: widgetOf(url.searchParams.get('for')) } }),
    'POST /internal/captcha/consume': captchaKeeper(),
  });
  const urls = { catalog: neighbours.url, events: neighbours.url, identity: neighbours.url, vip: neighbours.url };
  const env = {
    HUB_ENV: 'test',
    LOG_LEVEL: 'silent',
    PUBLIC_URL: 'http://localhost:8080',
    DATABASE_URL: await through(database.url),
    REDIS_QUEUE_URL: testRedisUrl(),
    SERVICE_URLS: JSON.stringify(urls),
    SMTP_URL: 'smtp://127.0.0.1:1',
    SWEEP_MS: '200',
    MAIL_FROM: 'Player Hub <no-reply@player.example>',
    FILES_URL: pathToFileURL(join(folder, 'objects')).href,
    UPLOAD_FOLDER: join(folder, 'uploads'),
    ...testKeys,
    ...over,
  };
  const running = await startMain(env);
  return {
    url: running.url,
    env,
    database,
    neighbours,
    folder,
    close: async () => {
      await running.close();
      await neighbours.close();
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export type Support = Awaited<ReturnType<typeof startSupport>>;

/** Redis forgets everything of this run. Other runs keep theirs: each has a database of its own. */
export async function flushRedis(): Promise<void> {
  const redis = openRedis(testRedisUrl(), createLog('test', 'silent'));
  try {
    await expect.poll(() => redis.status).toBe('ready');
    await redis.flushdb();
  } finally {
    redis.disconnect();
  }
}

let visitors = 0;
/** A complete report of a website visitor. */
export function aReport(over: Record<string, string> = {}): Record<string, string> {
  visitors += 1;
  const n = String(visitors).padStart(6, '0');
  return {
    game_id: 'H73',
    question_type: '2',
    email: `visitor${n}.${process.pid}@example.com`,
    phone: `0912${n}`,
    server_id: 'tw_2001',
    got_char: '1',
    character_name: '小測',
    in_game_id: '123456789',
    content: '儲值後三十分鐘仍未入帳，訂單 GPA.3372-5514',
    ...over,
  };
}
