import type { HeldPersons, Person } from '@hub/contracts/person-data';
import type { Mail } from '@hub/nest-kit/mail';
import { fakeService, joinedService } from '@hub/nest-kit/testing';
import type { HeldMembers } from '../src/members/inactivity/held-members.ts';
import { runInactivity } from '../src/members/inactivity/run-inactivity.ts';
import { sendNotice } from '../src/members/inactivity/send-notice.ts';
import { readDay } from '../src/members/inactivity/inactivity-days.ts';
import type { TestIdentity } from './identity.factory.ts';
import { anEmail, memberSecretsOf } from './members.factory.ts';

export type TestMember = { id: number; email: string };

export const nobodyHeld = { ask: async (asked: readonly object[]) => asked.map(() => false) } as unknown as HeldMembers;

/** The service sweeps beside the test: of two who meet, one is told to try again. */
export async function forgetMembers({ db }: Pick<TestIdentity, 'db'>): Promise<void> {
  for (const table of ['outbox', 'member_notice', 'inactivity_run', 'member_session', 'member'])
    await db.runTx(({ manager }) => manager.query(`DELETE FROM ${table}`));
}

/** Somebody who logged in last at `loginAt`. */
export async function aMember(to: TestIdentity, loginAt: Date, language = 'zh-TW'): Promise<TestMember> {
  const secrets = memberSecretsOf(to);
  const email = anEmail();
  const emailMac = secrets.emailMac(email);
  const added: { insertId: number | string } = await to.source.query(
    'INSERT INTO member (email_mac, email_box, language, created_at, last_login_at) VALUES (?)',
    [[emailMac, secrets.sealEmail(emailMac, email), language, loginAt, loginAt]],
  );
  return { id: Number(added.insertId), email };
}

/** All that may hold, as far as holds go: `held` are the addresses and member ids of which something is held, by `holder` where one is named. */
export async function someHolders() {
  const held = new Set<string>();
  const state = { away: false, holder: '' };
  const asked: Person[] = [];
  const answer = (service: string) => (body: unknown) => {
    if (state.away) return { status: 503, body: {} };
    const { persons } = body as { persons: Person[] };
    asked.push(...persons);
    const knows = state.holder === '' || state.holder === service;
    const found = ({ emails, member_id }: Person) =>
      Number(knows && [...emails, member_id].some((name) => held.has(name)));
    return { body: { held: persons.map(found) } satisfies HeldPersons };
  };
  const services = ['support', 'vip', 'surveys', joinedService];
  const fakes = await Promise.all(
    services.map((service) => fakeService({ 'POST /internal/person_data/held': answer(service) })),
  );
  return {
    held,
    state,
    asked,
    urls: JSON.stringify(Object.fromEntries(services.map((service, at) => [service, fakes[at]!.url]))),
    close: async () => {
      for (const fake of fakes) await fake.close();
    },
  };
}

let approvals = 1_000_000;
/** A run of a day as if two persons had agreed to it. */
export async function aRun({ source }: Pick<TestIdentity, 'source'>, day: string): Promise<number> {
  approvals += 1;
  const added: { insertId: number | string } = await source.query(
    "INSERT INTO inactivity_run (approval_id, day_at, requested_by, approved_by) VALUES (?, ?, '小婷', '小岳')",
    [approvals, readDay(day)],
  );
  return Number(added.insertId);
}

/** What a worker does on a day, with a clock of its own: the run, and each mail that waits. */
export function inactivityTools(to: TestIdentity, held: HeldMembers = nobodyHeld) {
  const mails: Mail[] = [];
  const site = { SITE_NAME: 'Player Hub', PUBLIC_URL: 'https://player.example' };
  const mailer = { send: async (mail: Mail) => (mails.push(mail), '250') };
  const parts = { source: to.source, mailer, secrets: memberSecretsOf(to), site };
  const run = (id: number) => runInactivity(to.db, held).run({ runId: id });
  const mailsOf = (): Promise<{ id: string; payload: string }[]> =>
    to.source.query(
      "SELECT id, payload FROM outbox WHERE job = 'member-notice-mail' AND next_at IS NOT NULL ORDER BY id",
    );
  const sendAll = async (today?: () => Date) => {
    for (const { id, payload } of await mailsOf()) {
      await sendNotice(parts, today).run(JSON.parse(payload) as object);
      await to.source.query('UPDATE outbox SET done_at = NOW(3), next_at = NULL WHERE id = ?', [id]);
    }
  };
  return {
    mails,
    run,
    mailsOf,
    sendAll,
    /** One day, from the run to the last mail. */
    day: async (day: string, now: Date) => {
      await run(await aRun(to, day));
      await sendAll(() => now);
    },
  };
}

export const memberRow = async ({ source }: Pick<TestIdentity, 'source'>, { id }: TestMember) => {
  const [row] = await source.query<{ closed_at: Date | null; last_login_at: Date }[]>(
    'SELECT closed_at, last_login_at FROM member WHERE id = ?',
    [id],
  );
  return row;
};
export const noticesOf = ({ source }: Pick<TestIdentity, 'source'>, { id }: TestMember) =>
  source.query<{ mailed_at: Date | null; closes_at: Date | null; ended_at: Date | null; closed_run: number | null }[]>(
    'SELECT mailed_at, closes_at, ended_at, closed_run FROM member_notice WHERE member_id = ? ORDER BY id',
    [id],
  );
