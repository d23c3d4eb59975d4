import { setTimeout as sleep } from 'node:timers/promises';
import { supportDesk } from '@hub/contracts/support';
import { staffCode } from '../../infra/local/token/staff-code.mjs';
import { Desk, type Account } from './desk-session.ts';
import type { Recorder } from './recorder.ts';
import { writeAMacro } from './staff-answers.ts';

const ownerPaths = [
  'accounts',
  'roles',
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
  await writeAMacro(desk, supportDesk);
  const rows = await desk.call<{ data: { id: number }[] }>('GET /api/staff/audit');
  const [row] = rows.body.data;
  if (row) await desk.call(`GET /api/staff/audit/${row.id}`);
  await takeTheAuditAlong(desk);
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

/** Rows of the audit are asked for as a file, without a reason, once more, fetched and called off. */
async function takeTheAuditAlong(desk: Desk): Promise<void> {
  const base = '/api/staff/audit/exports';
  const body = { action: 'staff-added', reason: '例行抽查' };
  await desk.call(`POST ${base}`, { ...body, reason: '' });
  const { data } = (await desk.call<{ data: { id: string } }>(`POST ${base}`, body)).body;
  for (let n = 0; n < 400; n += 1) {
    const files = (await desk.call<{ data: { state: string }[] }>(`GET ${base}`)).body.data;
    if (files.every(({ state }) => state === 'done')) break;
    await sleep(50);
  }
  for (const id of [data.id, '0'.repeat(26)]) {
    await desk.call(`GET ${base}/${id}`);
    await desk.call(`POST ${base}/${id}/cancel`);
  }
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
