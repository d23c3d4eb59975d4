import { createHmac, randomUUID } from 'node:crypto';
import { adminUrl, withAdmin } from '@hub/nest-kit/testing';
import type { InactivityView } from '@hub/contracts/identity';
import { bounceText } from '@hub/contracts/tickets';
import { Desk, type Account } from './desk-session.ts';
import type { Recorder } from './recorder.ts';

const BASE = '/api/staff/members/inactivity';
const key = () => ({ 'idempotency-key': randomUUID() });

/** Of our own mail server, and of somebody else. */
export async function reportNoticeBounces(site: Recorder, bounceKey: string): Promise<void> {
  const report = { token: '0'.repeat(32), status: '5.1.1', at: new Date().toISOString() };
  const signature = createHmac('sha256', Buffer.from(bounceKey, 'base64url')).update(bounceText(report)).digest('hex');
  for (const signed of [signature, '0'.repeat(64)])
    await site.call('POST /api/auth/bounces', { json: { ...report, signature: signed } });
}

/** A product admin looks at who has not been there for long, and an auditor agrees to write to them. */
export async function runTheInactivity(
  site: Recorder,
  people: { admin: Account; auditor: Account; agent: Account },
  { origin, schemaPrefix }: { origin: string; schemaPrefix: string },
): Promise<void> {
  const [desk, second, other] = [new Desk(site, origin), new Desk(site, origin), new Desk(site, origin)];
  await desk.signIn(people.admin);
  await second.signIn(people.auditor);
  await other.signIn(people.agent);
  const reason = '每月例行作業';
  const request = async () => {
    const { day, to_notice, to_close } = (await desk.call<InactivityView>(`GET ${BASE}`)).body.data;
    const body = { day, to_notice, to_close, reason };
    return desk.call<{ data: { approval: number } }>(`POST ${BASE}/requests`, body, key());
  };
  const loggedIn = (at: string, of: string) =>
    withAdmin(adminUrl(), (c) => c.query(`UPDATE ${schemaPrefix}identity.member SET last_login_at = ${at} ${of}`));
  await loggedIn('NOW(3)', '');
  await request();
  await loggedIn('last_login_at - INTERVAL 400 DAY', 'ORDER BY id LIMIT 1');
  await desk.call(`POST ${BASE}/requests`, { day: '2020-01-01', to_notice: 0, to_close: 0, reason }, key());
  for (const path of ['', '/members', '/runs']) await other.call(`GET ${BASE}${path}`);
  for (const list of ['notice', 'close', 'waiting', 'unsent', 'bounced', 'none'])
    await desk.call(`GET ${BASE}/members?list=${list}`);
  const { approval } = (await request()).body.data;
  await request();
  await second.call(`POST /api/staff/approvals/identity/${approval}/approve`);
  for (const page of ['', '?page=x']) await desk.call(`GET ${BASE}/runs${page}`);
}
