import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ServiceClient } from '@hub/nest-kit/http';
import { joinedService, testRings } from '@hub/nest-kit/testing';
import { deleteClosedMembers } from '../src/members/inactivity/delete-closed-members.ts';
import { HeldMembers } from '../src/members/inactivity/held-members.ts';
import { dayOf, readDay } from '../src/members/inactivity/inactivity-days.ts';
import { anIdentity, type TestIdentity } from './identity.factory.ts';
import {
  aMember,
  aRun,
  forgetMembers,
  inactivityTools,
  memberRow,
  nobodyHeld,
  noticesOf,
  someHolders,
  type TestMember,
} from './inactivity.factory.ts';
import { logInAs, memberSecretsOf } from './members.factory.ts';

let identity: TestIdentity;
let holders: Awaited<ReturnType<typeof someHolders>>;
let services: ServiceClient;
let held: HeldMembers;
beforeAll(async () => {
  identity = await anIdentity();
  holders = await someHolders();
  services = new ServiceClient('identity', JSON.parse(holders.urls) as Record<string, string>, testRings);
  held = new HeldMembers(identity.db, services, memberSecretsOf(identity));
});
afterAll(async () => {
  await services.close();
  await holders.close();
  await identity.close();
});

const DAY_MS = 86_400_000;
const noonOf = (day: string, days = 0) => new Date(readDay(day)!.getTime() + days * DAY_MS + DAY_MS / 2);
const dayFrom = (day: string, days: number) => dayOf(noonOf(day, days));
const forget = () => forgetMembers(identity);

/** Every day of two months around the end of the year without a log-in, run by run. */
async function liveThrough(member: TestMember, from: string, to: string) {
  const worker = inactivityTools(identity);
  let [mailed, closed] = ['', ''];
  for (let day = from; day <= to && !closed; day = dayFrom(day, 1)) {
    const before = worker.mails.length;
    await worker.day(day, noonOf(day));
    if (worker.mails.length > before) mailed += `${mailed && ' '}${day}`;
    if ((await memberRow(identity, member))?.closed_at) closed = day;
  }
  return { mailed, closed };
}

describe('365 days, and 15 before them', () => {
  it.each([
    ['across a leap day', '2027-03-01T00:00:00+08:00', '2028-02-14', '2028-03-01'],
    ['from a leap day', '2028-02-29T23:59:59+08:00', '2029-02-13', '2029-03-01'],
    ['at the end of a day', '2026-11-26T23:59:59+08:00', '2027-11-11', '2027-11-27'],
    ['at the beginning of the next', '2026-11-27T00:00:00+08:00', '2027-11-12', '2027-11-28'],
  ])('%s: written to once, closed when the last day is over', async (_, login, mailed, closed) => {
    await forget();
    const member = await aMember(identity, new Date(login));
    expect(await liveThrough(member, dayFrom(mailed, -3), dayFrom(closed, 5))).toEqual({ mailed, closed });
  });

  it('a run that comes months late gives its fifteen days first', async () => {
    await forget();
    const member = await aMember(identity, new Date('2026-11-26T10:00:00+08:00'));
    const late = await liveThrough(member, '2028-02-20', '2028-03-20');
    expect(late).toEqual({ mailed: '2028-02-20', closed: '2028-03-07' });
  });

  it('a log-in on the last day keeps it, and another year begins', async () => {
    await forget();
    const email = 'comes-back@example.com';
    const { who } = await logInAs(identity, email);
    const member = { id: Number(who.member.slice(2)), email };
    await identity.source.query('UPDATE member SET last_login_at = ? WHERE id = ?', [
      new Date('2026-11-26T10:00:00+08:00'),
      member.id,
    ]);
    const worker = inactivityTools(identity);
    await worker.day('2027-11-11', noonOf('2027-11-11'));
    expect(worker.mails).toHaveLength(1);
    await logInAs(identity, email);
    await identity.source.query('UPDATE member SET last_login_at = ? WHERE id = ?', [
      new Date('2027-11-26T23:59:59+08:00'),
      member.id,
    ]);
    await worker.day('2027-11-27', noonOf('2027-11-27'));
    expect((await memberRow(identity, member))?.closed_at).toBeNull();
    expect(await noticesOf(identity, member)).toEqual([
      expect.objectContaining({ ended_at: expect.any(Date), closed_run: null }),
    ]);
    await worker.day('2028-11-09', noonOf('2028-11-09'));
    expect(worker.mails).toHaveLength(1);
    await worker.day('2028-11-10', noonOf('2028-11-10'));
    expect(worker.mails).toHaveLength(2);
  });

  it('a mail that has not left closes nothing; whoever came back before it leaves gets none', async () => {
    await forget();
    const [stays, comes] = [
      await aMember(identity, new Date('2026-11-01T10:00:00+08:00')),
      await aMember(identity, new Date('2026-11-02T10:00:00+08:00')),
    ];
    const worker = inactivityTools(identity);
    await worker.run(await aRun(identity, '2027-11-11'));
    await worker.run(await aRun(identity, '2028-06-01'));
    for (const member of [stays, comes]) expect((await memberRow(identity, member))?.closed_at).toBeNull();
    await identity.source.query('UPDATE member SET last_login_at = NOW(3) WHERE id = ?', [comes.id]);
    await worker.sendAll(() => noonOf('2028-06-01'));
    expect(worker.mails.map(({ to }) => to)).toEqual([stays.email]);
    const [notice] = await noticesOf(identity, stays);
    expect(dayOf(notice!.closes_at!)).toBe('2028-06-17');
  });

  it('a mail that was given up is sent by the next run, and one that is on its way is not sent twice', async () => {
    await forget();
    await aMember(identity, new Date('2026-11-01T10:00:00+08:00'));
    const worker = inactivityTools(identity);
    await worker.run(await aRun(identity, '2027-11-11'));
    await worker.run(await aRun(identity, '2027-11-12'));
    expect(await worker.mailsOf()).toHaveLength(1);
    await identity.source.query(
      "UPDATE outbox SET failed_at = NOW(3), next_at = NULL WHERE job = 'member-notice-mail'",
    );
    await worker.run(await aRun(identity, '2027-11-13'));
    expect(await worker.mailsOf()).toHaveLength(1);
    await worker.sendAll(() => noonOf('2027-11-13'));
    await worker.sendAll(() => noonOf('2027-11-13'));
    expect(worker.mails).toHaveLength(1);
  });
});

describe('what is held stays', () => {
  it.each([
    ['a case, an account or a request of the member', ''],
    ['what a service says that this one was not built with', joinedService],
  ])('%s keeps the membership, and releasing it lets the next run close it', async (_, holder) => {
    await forget();
    holders.state.holder = holder;
    const [kept, other] = [
      await aMember(identity, new Date('2026-11-01T10:00:00+08:00')),
      await aMember(identity, new Date('2026-11-01T10:00:00+08:00')),
    ];
    const worker = inactivityTools(identity, held);
    await worker.day('2027-11-11', noonOf('2027-11-11'));
    holders.held.add(kept.email);
    const run = await aRun(identity, '2027-12-01');
    await worker.run(run);
    expect((await memberRow(identity, kept))?.closed_at).toBeNull();
    expect((await memberRow(identity, other))?.closed_at).not.toBeNull();
    const [counted] = await identity.source.query('SELECT noticed, closed, held FROM inactivity_run WHERE id = ?', [
      run,
    ]);
    expect(counted).toEqual({ noticed: 0, closed: 1, held: 1 });
    holders.held.clear();
    holders.state.holder = '';
    await worker.run(await aRun(identity, '2027-12-02'));
    expect((await memberRow(identity, kept))?.closed_at).not.toBeNull();
  });

  it('while somebody cannot say what is held nothing is closed, and the run goes on later', async () => {
    await forget();
    const member = await aMember(identity, new Date('2026-11-01T10:00:00+08:00'));
    const worker = inactivityTools(identity, held);
    await worker.day('2027-11-11', noonOf('2027-11-11'));
    const run = await aRun(identity, '2027-12-01');
    holders.state.away = true;
    await expect(worker.run(run)).rejects.toThrow(/is away/);
    expect((await memberRow(identity, member))?.closed_at).toBeNull();
    holders.state.away = false;
    await new Promise((done) => setTimeout(done, 5100));
    await worker.run(run);
    expect((await memberRow(identity, member))?.closed_at).not.toBeNull();
  }, 20_000);

  it('asks by all that the site knows the member by', async () => {
    await forget();
    const member = await aMember(identity, new Date('2026-11-01T10:00:00+08:00'));
    const box = memberSecretsOf(identity).sealProfile(member.id, {
      ...{ phone: '0912345678', area: '', gender: '', birthday: '', game_id: 'H73' },
      ...{ server_id: '', role_id: '123456789', char_name: '' },
    });
    await identity.source.query('UPDATE member SET profile_box = ? WHERE id = ?', [box, member.id]);
    const worker = inactivityTools(identity, held);
    await worker.day('2027-11-11', noonOf('2027-11-11'));
    holders.asked.length = 0;
    await worker.run(await aRun(identity, '2027-12-01'));
    expect(holders.asked[0]).toEqual({
      member_id: `m_${member.id}`,
      emails: [member.email],
      phones: ['0912345678'],
      accounts: [],
      roles: [{ game_id: 'H73', role_id: '123456789' }],
    });
  });
});

describe('after it was closed', () => {
  const aClosedMember = async () => {
    await forget();
    const { who, email } = await logInAs(identity);
    const member = { id: Number(who.member.slice(2)), email };
    await identity.source.query('UPDATE member SET last_login_at = ? WHERE id = ?', [
      new Date('2026-11-01T10:00:00+08:00'),
      member.id,
    ]);
    const worker = inactivityTools(identity);
    await worker.day('2027-11-11', noonOf('2027-11-11'));
    await worker.run(await aRun(identity, '2027-12-01'));
    return member;
  };
  const age = (member: TestMember, days: number) =>
    identity.source.query('UPDATE member SET closed_at = closed_at - INTERVAL ? DAY WHERE id = ?', [days, member.id]);

  it('no session is open any more', async () => {
    const member = await aClosedMember();
    expect((await memberRow(identity, member))?.closed_at).not.toBeNull();
    const open = await identity.source.query(
      'SELECT 1 FROM member_session WHERE member_id = ? AND revoked_at IS NULL',
      [member.id],
    );
    expect(open).toEqual([]);
  });

  it('a log-in within sixty days takes the same account up again', async () => {
    const member = await aClosedMember();
    await age(member, 59);
    expect(await deleteClosedMembers(identity.db, nobodyHeld)).toBe(0);
    const again = await logInAs(identity, member.email);
    expect(again.who.member).toBe(`m_${member.id}`);
    expect((await memberRow(identity, member))?.closed_at).toBeNull();
    const trail: { action: string }[] = await identity.source.query(
      "SELECT action FROM audit WHERE object = ? AND detail LIKE '%resumed%'",
      [`member:m_${member.id}`],
    );
    expect(trail).toEqual([{ action: 'member-login' }]);
  });

  it('after sixty it goes with all that hangs on it, unless somebody holds something of it', async () => {
    const member = await aClosedMember();
    await age(member, 61);
    holders.held.add(`m_${member.id}`);
    expect(await deleteClosedMembers(identity.db, held)).toBe(0);
    holders.held.clear();
    expect(await deleteClosedMembers(identity.db, held)).toBe(1);
    expect(await memberRow(identity, member)).toBeUndefined();
    expect(await noticesOf(identity, member)).toEqual([]);
    expect(await identity.source.query("SELECT many FROM swept WHERE line = 'closed-members'")).toEqual([{ many: 1 }]);
    expect((await logInAs(identity, member.email)).who.member).not.toBe(`m_${member.id}`);
  });
});
