import { randomUUID } from 'node:crypto';
import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { MemberTermsView } from '@hub/contracts/catalog';
import type {
  MemberAccountsView,
  MemberProfileView,
  MemberSessionsView,
  MemberTokenView,
} from '@hub/contracts/identity';
import { supportDesk } from '@hub/contracts/support';
import type { TicketListView } from '@hub/contracts/tickets';
import { vipDesk } from '@hub/contracts/vip';
import { partnerToken } from './player-answers.ts';
import type { Recorder } from './recorder.ts';

const EMAIL = 'answers@example.com';
const details = { phone: '0912345678', area: '台北市', gender: 'x', birthday: '1995-05-05', char_name: '測試角色' };

type Mails = { mails: { subject: string }[] };

/** A code that was mailed, and is not the one of `before`. */
async function mailedCode(mailUrl: string, before = ''): Promise<string> {
  for (let left = 100; left > 0; left -= 1) {
    const answer = await fetch(`${mailUrl}/api/mails?to=${encodeURIComponent(EMAIL)}`);
    const [code] = ((await answer.json()) as Mails).mails.flatMap(({ subject }) => subject.match(/^\d{6}/) ?? []);
    if (code && code !== before) return code;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('no code was mailed');
}

async function solved(site: Recorder): Promise<string> {
  const { body: challenge } = await site.call<Challenge>('GET /api/captcha/challenge?for=login');
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

type Place = { origin: string; mailUrl: string; folder: string };

/** The player of the token is linked to the member, who looks at what was redeemed and ends it; then ended from the game. */
async function linkAnAccount(
  site: Recorder,
  { mailUrl, folder, headers, before }: Place & { headers: Record<string, string>; before: string },
): Promise<void> {
  const playing = { 'x-auth-token': partnerToken(folder) };
  const line = 'POST /api/auth/account_link';
  const code = async (last: string) => {
    await site.call('POST /api/auth/member_code', { json: { email: EMAIL, captcha_token: await solved(site) } });
    return mailedCode(mailUrl, last);
  };
  const shown = await code(before);
  for (const sent of [{ headers: playing }, {}]) await site.call('GET /api/auth/account_link', sent);
  await site.call(line, { headers: playing, json: { email: EMAIL, code: '0' } });
  await site.call(line, { json: { email: EMAIL, code: shown } });
  for (const sent of [{ headers: { ...playing, 'idempotency-key': randomUUID() } }, { headers: playing }])
    await site.call(line, { ...sent, json: { email: EMAIL, code: shown } });
  const { body } = await site.call<MemberAccountsView>('GET /api/auth/member_accounts', { headers });
  if (body.data.length !== 1) throw new Error('a member who linked an account has one');
  for (const sent of [{ headers }, { headers: playing }]) await site.call('GET /api/events/my_redemptions', sent);
  for (const sent of [headers, { ...headers, origin: 'http://evil.example' }])
    await site.call(`POST /api/auth/member_accounts/${body.data[0]!.id}/unlink`, { headers: sent, json: {} });
  for (const sent of [{ headers: playing }, {}])
    await site.call('POST /api/auth/account_link/end', { ...sent, json: {} });
}

/** Somebody becomes a member, saves details, takes them along and leaves; answers who it is. `origin`: of the site. */
export async function joinAsAMember(site: Recorder, place: Place): Promise<string> {
  const { origin, mailUrl } = place;
  const page = { origin };
  await site.call('POST /api/auth/member_code', { json: { email: EMAIL } });
  await site.call('POST /api/auth/member_code', { json: { email: EMAIL, captcha_token: await solved(site) } });
  const code = await mailedCode(mailUrl);
  await site.call('POST /api/auth/member_login', { json: { email: EMAIL, code } });
  await site.call('POST /api/auth/member_login', { headers: page, json: { email: EMAIL, code: '0' } });
  const login = await site.call<MemberTokenView>('POST /api/auth/member_login', {
    headers: page,
    json: { email: EMAIL, code },
  });
  const cookie = login.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const headers = { ...page, cookie, 'x-auth-token': login.body.token };
  const profile = await site.call<MemberProfileView>('GET /api/auth/member_profile', { headers });
  const seen = { ...headers, 'if-match': String(profile.body.data.version) };
  for (let twice = 0; twice < 2; twice += 1)
    await site.call('PUT /api/auth/member_profile', { headers: seen, json: details });
  await site.call('POST /api/auth/member_data', { headers, json: {} });
  await linkAnAccount(site, { ...place, headers, before: code });
  for (const path of ['auth/get_member_data', 'vipv3/my_reports']) await site.call(`GET /api/${path}`, { headers });
  const { current } = (await site.call<MemberTermsView>('GET /api/member/terms', { headers })).body;
  await site.call('GET /api/member/terms?page=x', { headers });
  for (const version of [current.number, current.number + 1])
    await site.call('POST /api/member/terms/accept', { headers, json: { site: 'long_e', version } });
  const { body } = await site.call<MemberSessionsView>('GET /api/auth/member_sessions', { headers });
  for (const ref of ['0123456789abcdef', 'none'])
    await site.call(`POST /api/auth/member_sessions/${ref}/end`, { headers, json: {} });
  if (body.data.length !== 1) throw new Error('a member who logged in once has one session');
  const elsewhere = { ...headers, origin: 'http://evil.example' };
  for (const path of ['member_logout', 'member_data'])
    await site.call(`POST /api/auth/${path}`, { headers: elsewhere, json: {} });
  // Another’s page could send a token; the cookie of the session it has not.
  for (const path of ['member_profile', 'member_sessions', 'member_accounts'])
    await site.call(`GET /api/auth/${path}`, { headers: { ...headers, cookie: '' } });
  await site.call('POST /api/auth/member_session', { headers: { ...page, cookie: '' }, json: {} });
  const next = await site.call<MemberTokenView>('POST /api/auth/member_session', { headers, json: {} });
  const session = next.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const later = { ...page, cookie: session, 'x-auth-token': next.body.token };
  await site.call('POST /api/auth/member_logout_all', {
    headers: { ...later, origin: 'http://evil.example' },
    json: {},
  });
  await site.call('POST /api/auth/member_logout_all', { headers: later, json: {} });
  await site.call('POST /api/auth/member_logout', { headers: later, json: {} });
  return profile.body.data.member_id;
}

/** One of those that came with the address of the member, and one that is nobody’s. */
export async function openOwnReports(site: Recorder, headers: Record<string, string>): Promise<void> {
  for (const { api } of [supportDesk, vipDesk]) {
    const { body } = await site.call<TicketListView>(`GET /api/${api}/list`, { headers });
    for (const question_id of [body.msg[0]?.id, 4_000_000_000])
      await site.call(`POST /api/${api}/open_own`, { headers, json: { question_id } });
  }
}
