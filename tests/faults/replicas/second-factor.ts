import type { EnrolmentView } from '@hub/contracts/identity';
import { expect, it } from 'vitest';
import { staffCode } from '../../../infra/local/token/staff-code.mjs';
import { accountOf, deskAt, movedTo } from './at-the-desk.ts';
import type { TwoOfEverything } from './two-of-everything.ts';

/** Asks gateway and service whether the second factor was shown a moment ago; a thing that is not there. */
const WANTS_FRESH = 'POST /api/staff/approvals/events/999999/approve';

const codeOf = (secret: string, ahead = 0) => ({ code: staffCode(secret, Date.now() + ahead * 30_000).code });

export function factorCountsEverywhere(of: () => TwoOfEverything): void {
  it('a code of the second factor counts at every gateway, and is taken by one of them', async () => {
    const two = of();
    const [one, other] = two.gateways;
    const { login, password, totp_secret } = accountOf(two, 'owner');
    const known = two.gateways.map(async (gateway) => {
      const desk = deskAt(two, gateway);
      await desk.call('POST /api/staff/login', { login, password });
      return desk;
    });
    const [first, second] = await Promise.all(known);

    // Each shows it where the other one began, both at once.
    const browsers = [movedTo(two, other, first!), movedTo(two, one, second!)];
    const shown = codeOf(totp_secret);
    const taken = await Promise.all(browsers.map((desk) => desk.call('POST /api/staff/second_factor', shown)));
    expect(taken.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    const mine = browsers[taken.findIndex(({ status }) => status === 200)]!;

    const minutesGoBy = `UPDATE staff_session JOIN staff ON staff.id = staff_session.staff_id
      SET second_factor_at = second_factor_at - INTERVAL 6 MINUTE WHERE login = ?`;
    await two.ask('identity', minutesGoBy, [login]);
    const asked = (gateway: string) => movedTo(two, gateway, mine).call(WANTS_FRESH);
    const answers = async () => (await Promise.all(two.gateways.map(asked))).map(({ status, body }) => [status, body]);
    const stale = [403, { step_up: expect.any(String) as string }];
    expect(await answers()).toEqual([stale, stale]);
    const again = codeOf(totp_secret, 1);
    expect((await mine.call('POST /api/staff/step_up', again)).status).toBe(200);
    expect((await answers()).map(([status]) => status)).toEqual([404, 404]);
    const replayed = two.gateways.map((gateway) => movedTo(two, gateway, mine).call('POST /api/staff/step_up', again));
    expect((await Promise.all(replayed)).map(({ status }) => status)).toEqual([400, 400]);
  }, 60_000);

  it('an app that is set up at one gateway is confirmed at the other, and that code is taken by none again', async () => {
    const two = of();
    const [one, other] = two.gateways;
    const { login, password } = accountOf(two, 'newcomer');
    const desk = deskAt(two, one);
    await desk.call('POST /api/staff/login', { login, password });
    const { secret } = (await desk.call<EnrolmentView>('POST /api/staff/enrol')).body.data;
    const code = codeOf(secret);
    const confirming = movedTo(two, other, desk);
    expect((await confirming.call('POST /api/staff/enrol/confirm', code)).status).toBe(200);
    expect((await movedTo(two, one, confirming).call('GET /api/staff/me')).status).toBe(200);

    for (const gateway of two.gateways) {
      const again = deskAt(two, gateway);
      await again.call('POST /api/staff/login', { login, password });
      expect((await again.call('POST /api/staff/second_factor', code)).status).toBe(400);
    }
  }, 60_000);
}
