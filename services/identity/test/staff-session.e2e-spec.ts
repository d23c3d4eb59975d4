import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StaffMeView, StaffSessionView } from '@hub/contracts/identity';
import { callAs } from '@hub/nest-kit/testing';
import { sweepIdentity } from '../src/sweep/sweep-identity.ts';
import { anIdentity, asGateway, type TestIdentity } from './identity.factory.ts';
import { anAccount, callIn, signIn, type Account } from './staff.factory.ts';

let identity: TestIdentity;
beforeAll(async () => {
  identity = await anIdentity();
});
afterAll(() => identity.close());

const prove = (session: string, { csrf = '', quiet = false } = {}) =>
  callAs<StaffSessionView>(identity.url, 'identity', 'POST /internal/staff-session', {
    who: asGateway,
    body: { session, csrf, quiet },
  });
const signedIn = async () => signIn(identity, await anAccount(identity));
const as = <T>(line: string, { who }: Account, session: string) => callIn<T>(identity.url, who, session, line);
const age = (account: Account, column: string, interval: string) =>
  identity.source.query(`UPDATE staff_session SET ${column} = NOW(3) - INTERVAL ${interval} WHERE staff_id = ?`, [
    account.who.id,
  ]);

describe('a staff session', () => {
  it('tells the gateway who it is, and whether the CSRF text is its own', async () => {
    const { account, session, me } = await signedIn();
    const staff = { ...account.who, fresh: true };
    expect((await prove(session, { csrf: me.csrf })).body).toEqual({ staff, csrf_ok: true });
    expect((await prove(session, { csrf: 'another' })).body).toEqual({ staff, csrf_ok: false });
    expect((await prove(session)).body.csrf_ok).toBe(false);
    const other = await signedIn();
    expect((await prove(session, { csrf: other.me.csrf })).body.csrf_ok).toBe(false);
  });

  it('is not found when nobody has it', async () => {
    expect((await prove('nobody')).status).toBe(404);
  });

  it('is told to our processes alone', async () => {
    const { account, session } = await signedIn();
    const sent = { who: account.who, body: { session } };
    expect((await callAs(identity.url, 'identity', 'POST /internal/staff-session', sent)).status).toBe(403);
  });

  it('ends after thirty idle minutes, and use keeps it open', async () => {
    const { account, session } = await signedIn();
    await age(account, 'last_seen_at', '29 MINUTE');
    expect((await prove(session)).status).toBe(200);
    const rows: { idle: string }[] = await identity.source.query(
      'SELECT TIMESTAMPDIFF(SECOND, last_seen_at, NOW(3)) AS idle FROM staff_session WHERE staff_id = ?',
      [account.who.id],
    );
    expect(Number(rows[0]?.idle)).toBeLessThan(60);
    await age(account, 'last_seen_at', '30 MINUTE');
    expect((await prove(session)).status).toBe(404);
    expect((await prove(session)).status).toBe(404);
  });

  it('is not kept open by a page that nobody uses', async () => {
    const { account, session } = await signedIn();
    await age(account, 'last_seen_at', '29 MINUTE');
    expect((await prove(session, { quiet: true })).status).toBe(200);
    const { body } = await callIn<StaffMeView>(identity.url, account.who, session, 'GET /api/staff/me', undefined, {
      headers: { 'x-quiet': '1' },
    });
    expect(body.data.session.idle_left_s).toBeGreaterThan(50);
    expect(body.data.session.idle_left_s).toBeLessThanOrEqual(60);
    await age(account, 'last_seen_at', '30 MINUTE');
    expect((await prove(session, { quiet: true })).status).toBe(404);
  });

  it('says how long it lasts, which use makes longer up to the end', async () => {
    const { account, session } = await signedIn();
    await age(account, 'last_seen_at', '20 MINUTE');
    await age(account, 'created_at', '9 HOUR');
    const { body } = await as<StaffMeView>('GET /api/staff/me', account, session);
    expect(body.data.session.idle_left_s).toBe(1800);
    expect(body.data.session.ends_in_s).toBeGreaterThan(3590);
    expect(body.data.session.ends_in_s).toBeLessThanOrEqual(3600);
  });

  it('ends ten hours after it began, in use or not', async () => {
    const { account, session } = await signedIn();
    await age(account, 'created_at', '599 MINUTE');
    expect((await prove(session)).status).toBe(200);
    await age(account, 'created_at', '10 HOUR');
    expect((await prove(session)).status).toBe(404);
  });

  it('ends with the account, and follows its grants', async () => {
    const { account, session } = await signedIn();
    await identity.source.query("INSERT INTO staff_grant (staff_id, role, game_id) VALUES (?, 'lead', '*')", [
      account.who.id,
    ]);
    expect((await prove(session)).body.staff.roles).toContainEqual({ role: 'lead', game: '*' });
    await identity.source.query('UPDATE staff SET disabled_at = NOW(3) WHERE id = ?', [account.who.id]);
    expect((await prove(session)).status).toBe(404);
  });

  it('outlives a restart', async () => {
    const { session } = await signedIn();
    identity.url = await identity.restart();
    expect((await prove(session)).status).toBe(200);
  });

  it('is swept two days after it began', async () => {
    const [old, young] = [await signedIn(), await signedIn()];
    await age(old.account, 'created_at', '49 HOUR');
    await sweepIdentity(identity.db);
    const rows: { staff_id: number }[] = await identity.source.query(
      'SELECT staff_id FROM staff_session WHERE staff_id IN (?, ?)',
      [old.account.who.id, young.account.who.id],
    );
    expect(rows.map((row) => row.staff_id)).toEqual([young.account.who.id]);
  });
});

describe('who am I', () => {
  it('answers the account with the CSRF text of this browser', async () => {
    const { account, session, me } = await signedIn();
    expect((await as<StaffMeView>('GET /api/staff/me', account, session)).body).toEqual({ data: me });
  });

  it('needs a staff identity and its own cookie', async () => {
    const { account, session } = await signedIn();
    const other = await signedIn();
    expect((await callAs(identity.url, 'identity', 'GET /api/staff/me')).status).toBe(401);
    expect((await callAs(identity.url, 'identity', 'GET /api/staff/me', { who: account.who })).status).toBe(401);
    expect((await as('GET /api/staff/me', other.account, session)).status).toBe(401);
  });
});

describe('signing out', () => {
  it('ends this session, takes the cookie away, leaves a trace and the other browser alone', async () => {
    const { account, session } = await signedIn();
    const elsewhere = await signIn(identity, account);
    const answer = await as('POST /api/staff/logout', account, session);
    expect({ status: answer.status, body: answer.body }).toEqual({ status: 200, body: { data: { ok: true } } });
    expect(answer.headers.get('set-cookie')).toBe('hub_staff=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0');
    expect((await prove(session)).status).toBe(404);
    expect((await prove(elsewhere.session)).status).toBe(200);
    expect((await as('POST /api/staff/logout', account, session)).status).toBe(200);
    const rows: unknown[] = await identity.source.query(
      "SELECT 1 FROM audit WHERE action = 'staff-logout' AND object = ?",
      [`staff:${account.who.id}`],
    );
    expect(rows).toHaveLength(1);
  });

  it('does not end the session of somebody else', async () => {
    const [mine, theirs] = [await signedIn(), await signedIn()];
    await as('POST /api/staff/logout', mine.account, theirs.session);
    expect((await prove(theirs.session)).status).toBe(200);
  });
});
