import { createHmac } from 'node:crypto';
import { bounceText, type BounceView } from '@hub/contracts/tickets';
import type { Mail } from '@hub/nest-kit/mail';
import { callAs, testKeys } from '@hub/nest-kit/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { inactiveSources } from '../src/members/inactivity/inactive-members.ts';
import { readDay } from '../src/members/inactivity/inactivity-days.ts';
import { sendNotice } from '../src/members/inactivity/send-notice.ts';
import { anIdentity, type TestIdentity } from './identity.factory.ts';
import { aMember, aRun, forgetMembers, inactivityTools, memberRow, noticesOf } from './inactivity.factory.ts';
import { logInAs, memberSecretsOf } from './members.factory.ts';

const LOGIN = '2026-11-26T10:00:00+08:00';
const MAILED = '2027-11-11';
const CLOSES = '2027-11-27';
const noonOf = (day: string) => new Date(readDay(day)!.getTime() + 43_200_000);

let identity: TestIdentity;
beforeAll(async () => {
  identity = await anIdentity();
});
afterAll(() => identity.close());
beforeEach(() => forgetMembers(identity));

async function report(mail: Pick<Mail, 'bounce'> | undefined, status = '5.1.1', key = testKeys.BOUNCE_KEY) {
  const said = { token: mail?.bounce ?? '0'.repeat(32), status, at: new Date().toISOString() };
  const signature = createHmac('sha256', Buffer.from(key, 'base64url')).update(bounceText(said)).digest('hex');
  const body = { ...said, signature };
  const answer = await callAs<BounceView>(identity.url, 'identity', 'POST /api/auth/bounces', { body });
  return answer.status === 200 ? answer.body.msg.taken : answer.status;
}
async function listed(list: keyof typeof inactiveSources, day = CLOSES): Promise<number[]> {
  const { from, values } = inactiveSources[list](readDay(day)!);
  const rows: { id: number }[] = await identity.source.query(`SELECT m.id FROM ${from}`, values);
  return rows.map(({ id }) => id);
}
const bouncesInAudit = () => identity.source.query("SELECT 1 FROM audit WHERE action = 'member-notice-bounced'");

it('a notice that came back told nobody: it closes nobody, is sent no more, and the desk has who it was', async () => {
  const [gone, there] = [await aMember(identity, new Date(LOGIN)), await aMember(identity, new Date(LOGIN))];
  const worker = inactivityTools(identity);
  await worker.day(MAILED, noonOf(MAILED));
  const mailTo = ({ email }: { email: string }) => worker.mails.find(({ to }) => to === email);
  expect(new Set(worker.mails.map(({ bounce }) => bounce)).size).toBe(2);
  const before = (await bouncesInAudit()).length;
  expect([await report(mailTo(gone)), await report(mailTo(gone))]).toEqual([true, false]);
  expect(await bouncesInAudit()).toHaveLength(before + 1);
  expect(await listed('bounced')).toEqual([gone.id]);
  for (const list of ['notice', 'unsent', 'waiting'] as const) expect(await listed(list)).toEqual([]);
  expect(await listed('close')).toEqual([there.id]);
  await worker.day(CLOSES, noonOf(CLOSES));
  expect((await memberRow(identity, gone))?.closed_at).toBeNull();
  expect((await memberRow(identity, there))?.closed_at).not.toBeNull();
  expect(worker.mails).toHaveLength(2);
});

it('only a report for good counts, that is signed, and of a notice', async () => {
  const member = await aMember(identity, new Date(LOGIN));
  const worker = inactivityTools(identity);
  await worker.day(MAILED, noonOf(MAILED));
  const [mail] = worker.mails;
  expect(await report(mail, '5.1.1', 'AAAA')).toBe(403);
  expect(await report(mail, '4.2.2')).toBe(false);
  expect(await report(undefined)).toBe(false);
  expect((await noticesOf(identity, member))[0]?.closes_at).not.toBeNull();
});

it('a bounce that is faster than the worker stays', async () => {
  const member = await aMember(identity, new Date(LOGIN));
  const worker = inactivityTools(identity);
  await worker.run(await aRun(identity, MAILED));
  const taken: unknown[] = [];
  const mailer = { send: async (mail: Mail) => (taken.push(await report(mail)), '250') };
  const site = { SITE_NAME: 'Player Hub', PUBLIC_URL: 'https://player.example' };
  const job = sendNotice({ source: identity.source, mailer, secrets: memberSecretsOf(identity), site }, () =>
    noonOf(MAILED),
  );
  const [waiting] = await worker.mailsOf();
  await job.run(JSON.parse(waiting!.payload) as object);
  await job.run(JSON.parse(waiting!.payload) as object);
  expect(taken).toEqual([true]);
  expect(await noticesOf(identity, member)).toMatchObject([{ mailed_at: expect.any(Date), closes_at: null }]);
});

it('one that comes when the membership is closed already opens it again', async () => {
  const member = await aMember(identity, new Date(LOGIN));
  const worker = inactivityTools(identity);
  await worker.day(MAILED, noonOf(MAILED));
  await worker.day(CLOSES, noonOf(CLOSES));
  expect((await memberRow(identity, member))?.closed_at).not.toBeNull();
  expect(await report(worker.mails[0])).toBe(true);
  expect((await memberRow(identity, member))?.closed_at).toBeNull();
  expect(await listed('bounced')).toEqual([member.id]);
});

it('whoever logs in leaves the list, and a bounce after that changes nothing', async () => {
  const [early, late] = [await aMember(identity, new Date(LOGIN)), await aMember(identity, new Date(LOGIN))];
  const worker = inactivityTools(identity);
  await worker.day(MAILED, noonOf(MAILED));
  const mailTo = ({ email }: { email: string }) => worker.mails.find(({ to }) => to === email);
  expect(await report(mailTo(early))).toBe(true);
  for (const { email } of [early, late]) await logInAs(identity, email);
  expect(await report(mailTo(late))).toBe(false);
  expect(await listed('bounced')).toEqual([]);
});
