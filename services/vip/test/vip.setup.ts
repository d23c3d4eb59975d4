import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { DeskSettings, KnownRoleView, KnowRoleBody } from '@hub/contracts/catalog';
import type { ConsumeCaptchaBody } from '@hub/contracts/identity';
import { ownCaptcha, usualLimits } from '@hub/contracts/shared';
import type { AskWhitelistBody } from '@hub/contracts/support';
import { aPlayer, fakeService, schemaFor, testKeys, testRedisUrl, unique } from '@hub/nest-kit/testing';
import { start as startMain } from '../src/main.ts';

export const h73: DeskSettings = {
  game_id: 'H73',
  game_name: '遊戲 H73（示範）',
  servers: [
    { server_id: 'tw_2001', server_name: '台灣一服', server_status: 'public' },
    { server_id: 'hk_2002', server_name: '香港一服', server_status: 'public' },
  ],
  question_types: [
    { code: '1', label: '一般問題', token_only: false },
    { code: '2', label: '儲值未入帳', token_only: false },
    { code: 'complaint', label: '申訴', token_only: false },
    { code: 'game_history', label: '申請遊戲歷程', token_only: false },
  ],
  type_names: { 1: '一般問題', 2: '儲值未入帳' },
  role_digits: null,
  report_form: 'legacy',
  captcha: { create: false, reply: false, provider: 'altcha' },
  service_hours: '10:00-17:00',
  tips: [],
  quick_actions: [],
  line: { show: false, account_name: '', add_friend_link: '', guide_link: '' },
  notices: [],
  faq: [],
};

const role = (role_id: string, over: Partial<KnownRoleView> = {}): KnownRoleView => ({
  verdict: 'ok',
  role_id,
  char_name: '星辰大海',
  server_id: 'tw_2001',
  server_name: '台灣一服',
  partner_uid: `uid-${role_id}`,
  ...over,
});

/** Characters by what their id begins with; of these only the accounts of `1` are ranked. */
function roleOf({ role_id, server_id }: KnowRoleBody): KnownRoleView {
  const none: Partial<KnownRoleView> = { char_name: '', server_id: '', server_name: '', partner_uid: '' };
  if (role_id.startsWith('9')) return role(role_id, { ...none, verdict: 'none' });
  if (role_id.startsWith('5') && !server_id) return role(role_id, { ...none, verdict: 'ambiguous' });
  return role(role_id);
}

/** VIP on real MariaDB and Redis; catalog, identity, events and support are other processes, so they are fakes with a ledger. */
export async function startVip(over: Record<string, string> = {}) {
  const database = await schemaFor('vip');
  const folder = await mkdtemp(join(tmpdir(), 'hub-vip-'));
  const others = await fakeService({
    'GET /internal/games/H73/desk': () => ({ body: { game: h73 } }),
    'GET /internal/games/G112/desk': () => ({ body: { game: { ...h73, game_id: 'G112' } } }),
    'GET /internal/games/GNINE/desk': () => ({
      body: { game: { ...h73, game_id: 'GNINE', role_digits: { digits_least: 9, digits_most: 9 } } },
    }),
    'GET /internal/games/GCAP/desk': () => ({
      body: { game: { ...h73, game_id: 'GCAP', captcha: { create: true, reply: true, provider: 'altcha' } } },
    }),
    'POST /internal/captcha/consume': (sent) => {
      const { payload, for: form } = sent as ConsumeCaptchaBody;
      return {
        body: payload === 'solved' ? { ok: true } : { ok: false, away: false, captcha: ownCaptcha(form, true) },
      };
    },
    'GET /internal/games/none/desk': () => ({ body: { game: null } }),
    'GET /internal/staff/colleagues': () => ({ body: { staff: [{ id: 1, login: 'yue', name: '小岳' }] } }),
    'GET /internal/revoked': () => ({ body: { revoked: false } }),
    'GET /internal/events/open': () => ({ body: { events: [] } }),
    'GET /internal/site/captcha': () => ({ body: { site: 'altcha', used: ['altcha'] } }),
    'GET /internal/site/limits': () => ({ body: { limits: usualLimits } }),
    'POST /internal/roles': (sent) => ({ body: roleOf(sent as KnowRoleBody) }),
    'POST /internal/whitelist/vip_report': (sent) => ({
      body: { whitelisted: (sent as AskWhitelistBody).player?.role === '770000001' },
    }),
  });
  const urls = { catalog: others.url, events: others.url, identity: others.url, support: others.url };
  const env = {
    HUB_ENV: 'test',
    LOG_LEVEL: 'silent',
    PUBLIC_URL: 'http://localhost:8080',
    DATABASE_URL: database.url,
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
  const rank = (uid: string, level = 1, game = 'H73') =>
    database.exec(
      `INSERT INTO vip_push (game_id, partner_uid, level, until, as_of) VALUES ('${game}', '${uid}', ${level}, NULL, NOW(3))
        ON DUPLICATE KEY UPDATE level = VALUES(level)`,
    );
  return {
    url: running.url,
    env,
    database,
    others,
    rank,
    close: async () => {
      await running.close();
      await others.close();
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export type Vip = Awaited<ReturnType<typeof startVip>>;

/** Somebody in a game whom it ranks. */
export async function aRankedPlayer(vip: Vip, level = 1) {
  const player = aPlayer({ uid: `uid-${unique()}` });
  await vip.rank(player.uid, level, player.game);
  return player;
}

let addresses = 0;
/** A network that nobody else has tried anything from. */
export const anAddress = (): string => {
  addresses += 1;
  return `198.51.${Math.floor(addresses / 250)}.${(addresses % 250) + 1}`;
};

let visitors = 0;
/** A complete report of a website visitor. */
export function aReport(over: Record<string, string> = {}): Record<string, string> {
  visitors += 1;
  return {
    game_id: 'H73',
    question_type: '1',
    email: `vip${visitors}.${process.pid}@example.com`,
    phone: `912${String(visitors).padStart(6, '0')}`,
    mobile_locale: '886',
    in_game_id: '100000001',
    content: '儲值後三十分鐘仍未入帳，訂單 GPA.3372-5514',
    ...over,
  };
}
