import { routes } from '@hub/contracts/routes';
import { staffCode } from '../../infra/local/token/staff-code.mjs';
import type { Recorder } from './recorder.ts';

export type Account = { login: string; password: string; totp_secret: string };
type Csrf = { data: { csrf: string } };

/** A browser at the desk: its cookie and the text that proves its changes. */
export class Desk {
  cookie = '';
  csrf = '';

  constructor(
    private readonly site: Recorder,
    private readonly origin: string,
  ) {}

  async call<T = Record<string, unknown>>(line: string, json?: unknown, more: Record<string, string> = {}) {
    const headers = { cookie: this.cookie, origin: this.origin, 'x-csrf-token': this.csrf, ...more };
    const change = !line.startsWith('GET ');
    const answer = await this.site.call<T>(line, { headers, ...(change && { json: json ?? {} }) });
    const set = answer.headers.get('set-cookie')?.split(';')[0];
    if (set) this.cookie = set;
    const csrf = (answer.body as Partial<Csrf>).data?.csrf;
    if (csrf) this.csrf = csrf;
    return answer;
  }

  /** Both steps. A code serves once: `ahead` takes the one of the next half minute, which is taken too. */
  async signIn({ login, password, totp_secret }: Account, ahead = 0): Promise<void> {
    await this.call('POST /api/staff/login', { login, password });
    await this.call('GET /api/staff/me');
    await this.call('POST /api/staff/second_factor', {
      code: staffCode(totp_secret, Date.now() + ahead * 30_000).code,
    });
  }
}

/** An agent reads and answers a case. */
export async function workAtTheDesk(site: Recorder, origin: string, agent: Account, id: number): Promise<void> {
  const desk = new Desk(site, origin);
  await desk.call('POST /api/staff/login', { login: agent.login, password: 'wrong' });
  await desk.signIn(agent);
  await desk.call('GET /api/staff/me');
  await desk.call('GET /api/staff/sessions');
  await desk.call('GET /api/staff/questions');
  await desk.call('GET /api/staff/questions/1');
  const { data } = (await desk.call<{ data: { paper_ids: number[] } }>(`GET /api/staff/questions/${id}`)).body;
  for (const reason of ['', '核對帳號擁有者'])
    await desk.call(`POST /api/staff/questions/${id}/papers/${data.paper_ids[0]}`, { reason });
  await desk.call(`POST /api/staff/questions/${id}/reply`, { content: '' });
  await desk.call(`POST /api/staff/questions/${id}/reply`, { content: '您好，已為您確認。' });
  await desk.call('GET /api/staff/accounts');
  await desk.call('POST /api/staff/step_up', { code: '000000' });
  await desk.call('POST /api/staff/step_up', { code: staffCode(agent.totp_secret, Date.now() + 30_000).code });
  await desk.call('POST /api/staff/sessions/end_others');
  await desk.call('POST /api/staff/logout');
}

const ownerPaths = [
  'accounts',
  'audit',
  'audit/overview',
  'audit/999999999',
  'partner_keys',
  'approvals/identity',
  'approvals/identity/count',
  'approvals/identity/999999',
  'settings/faq',
  'settings/faq/3',
  'settings/games/H73',
  'settings/none',
];

/** The owner makes an account, which sets itself up, and is then changed in every way. */
export async function runTheAccounts(site: Recorder, origin: string, owner: Account): Promise<void> {
  const desk = new Desk(site, origin);
  await desk.signIn(owner);
  for (const path of ownerPaths) await desk.call(`GET /api/staff/${path}`);
  const rows = await desk.call<{ data: { id: number }[] }>('GET /api/staff/audit');
  const [row] = rows.body.data;
  if (row) await desk.call(`GET /api/staff/audit/${row.id}`);
  const roles = [{ role: 'agent', game_id: 'H73' }];
  const made = await desk.call<{ data: { account: { id: number; version: number }; password: string } }>(
    'POST /api/staff/accounts',
    { login: 'mei', name: '小美', owner: false, roles },
  );
  const { account, password } = made.body.data;
  const base = `/api/staff/accounts/${account.id}`;
  const code = await newcomer(site, origin, password);
  const now = await desk.call<{ data: { version: number; sessions: { ref: string }[] } }>(`GET ${base}`);
  const { version, sessions } = now.body.data;
  await desk.call(`PUT ${base}`, { name: '小美', owner: false, roles, version });
  await desk.call(`POST ${base}/sessions/${sessions[0]?.ref ?? 'none'}/end`);
  await leaver(site, origin, code);
  for (const change of ['sessions/end', 'disable', 'enable', 'reset_factor', 'reset_password'])
    await desk.call(`POST ${base}/${change}`);
}

const OWN_PASSWORD = 'a long sentence of my own';

/** First sign-in: a password of one's own, the app, and a second browser; answers a recovery code. */
async function newcomer(site: Recorder, origin: string, password: string): Promise<string> {
  const desk = new Desk(site, origin);
  const other = new Desk(site, origin);
  await desk.call('POST /api/staff/login', { login: 'mei', password });
  await desk.call('POST /api/staff/password', { password: OWN_PASSWORD });
  const begun = await desk.call<{ data: { secret: string } }>('POST /api/staff/enrol');
  const { secret } = begun.body.data;
  await desk.call('POST /api/staff/enrol/confirm', { code: staffCode(secret).code });
  const codes = await desk.call<{ data: { recovery_codes: string[] } }>('POST /api/staff/recovery_codes');
  await other.signIn({ login: 'mei', password: OWN_PASSWORD, totp_secret: secret }, 1);
  const seen = await desk.call<{ data: { ref: string; current: boolean }[] }>('GET /api/staff/sessions');
  const ref = seen.body.data.find(({ current }) => !current)?.ref ?? 'none';
  await desk.call(`POST /api/staff/sessions/${ref}/end`);
  return codes.body.data.recovery_codes[0] ?? '';
}

/** Signs in once more with a recovery code and gives the app back. */
async function leaver(site: Recorder, origin: string, code: string): Promise<void> {
  const desk = new Desk(site, origin);
  await desk.call('POST /api/staff/login', { login: 'mei', password: OWN_PASSWORD });
  await desk.call('POST /api/staff/second_factor', { code });
  await desk.call('POST /api/staff/second_factor/remove');
}

/** Nobody is signed in: every call of the desk refuses. */
export async function knockAtTheDesk(site: Recorder): Promise<void> {
  for (const { method, path, who } of routes) {
    if (who !== 'staff') continue;
    const line = `${method} ${path.replace(/:\w+/g, '1')}`;
    await site.call(line, method === 'GET' ? {} : { json: {} });
  }
}
