import { randomUUID } from 'node:crypto';
import type { SurveyRewardsView } from '@hub/contracts/surveys';
import { IDENTITY_HEADER, sealIdentity } from '@hub/nest-kit/identity';
import { parseRings, type KeyRing } from '@hub/nest-kit/keys';
import { adminUrl, askAgain, aStaff, urlOfSchema, withAdmin } from '@hub/nest-kit/testing';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startFaultSite, type FaultSite } from './fault-site.ts';

const PARTS = ['mail-catcher', 'identity', 'catalog', 'surveys', 'surveys worker', 'gateway'];
const DESK = '/api/staff/surveys';
const MEMBER = { roleId: '1234567', accountId: '123456789', gameId: 'h55naxx2tw' };

let site: FaultSite;
beforeAll(async () => {
  site = await startFaultSite({ parts: PARTS, apart: false });
}, 120_000);
afterAll(() => site?.end());

async function call<T>(line: string, body?: object): Promise<T> {
  const [method = 'GET', path = ''] = line.split(' ');
  const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() };
  const answer = await fetch(site.url + path, { method, ...(body && { headers, body: JSON.stringify(body) }) });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${line} answered ${answer.status}: ${text}`);
  return JSON.parse(text) as T;
}

/** As the gateway would for somebody of finance. */
async function desk<T>(line: string, body?: object): Promise<T> {
  const [method = 'GET', path = ''] = line.split(' ');
  const ring = parseRings(site.envOf('surveys').IDENTITY_KEYS ?? '{}').surveys as KeyRing;
  const who = aStaff({ roles: [{ role: 'finance', game: '*' }] });
  const answer = await fetch(site.services.surveys + path, {
    method,
    headers: {
      [IDENTITY_HEADER]: sealIdentity(ring, 'surveys', { who, rid: 'card', ip: '10.0.0.1' }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${line} answered ${answer.status}`);
  return (await answer.json()) as T;
}
const ask = async <Row>(sql: string): Promise<Row[]> => {
  const schema = new URL(site.envOf('surveys').DATABASE_URL ?? '').pathname.slice(1);
  const once = () => withAdmin(urlOfSchema(adminUrl(), schema), (connection) => connection.query(sql));
  return (await askAgain(once))[0] as Row[];
};
const codesTo = async (address: string) => {
  const url = `${site.mailUrl}/api/mails?to=${encodeURIComponent(address)}`;
  const { mails } = (await (await fetch(url)).json()) as { mails: { text: string }[] };
  return mails.map(({ text }) => /DEMO-[\w-]+/.exec(text)?.[0] ?? '');
};
const until = (holds: () => Promise<void>) => vi.waitFor(holds, { timeout: 40_000, interval: 200 });

it('a card code whose mail comes back is at the desk, and the same one goes to the address that was meant', async () => {
  const { code } = await call<{ code: string }>('POST /api/events/surveylogin', MEMBER);
  const answers = { satisfied: 'a', wanted: ['gifts'], email: 'bounce-card@example.com', agree: true };
  await call('POST /api/survey/form/idv-2021', { code, answers });
  const [survey] = await ask<{ id: number }>("SELECT id FROM survey WHERE survey_key = 'idv-2021'");
  const rewards = async () => (await desk<SurveyRewardsView>(`GET ${DESK}/${survey!.id}/rewards`)).data;
  await until(async () => expect(await rewards()).toMatchObject([{ state: 'failed', error: '5.1.1', may: ['retry'] }]));
  const [reward] = await rewards();
  const [first] = await codesTo('bounce-card@example.com');
  const body = { email: 'card@example.com', reason: '玩家更正信箱' };
  await desk(`POST ${DESK}/rewards/${reward!.id}/retry`, body);
  await until(async () => expect(await rewards()).toMatchObject([{ state: 'given', error: '', may: [] }]));
  expect(await codesTo('card@example.com')).toEqual([first]);
  expect(await codesTo('bounce-card@example.com')).toHaveLength(1);
  const used = await ask<{ state: string }>("SELECT state FROM card_code WHERE state <> 'free'");
  expect(used).toEqual([{ state: 'sent' }]);
}, 120_000);
