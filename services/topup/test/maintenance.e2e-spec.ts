import type { MaintenanceSwitchView } from '@hub/contracts/topup';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { atDesk, audited, seen, staff } from './desk.setup.ts';
import { openShop, type TestShop } from './topup.setup.ts';

let shop: TestShop;
let desk: ReturnType<typeof atDesk>;
const [finance, lead] = [staff('finance'), staff('lead')];
beforeAll(async () => {
  shop = await openShop();
  desk = atDesk(shop);
});
afterAll(() => shop.close());

describe('the maintenance switch', () => {
  const path = '/api/staff/maintenance';
  const read = async (who = finance) => (await desk<MaintenanceSwitchView>(who, `GET ${path}`)).body.data;
  const change = (who: typeof finance, body: object, version: number) =>
    desk<MaintenanceSwitchView>(who, `PUT ${path}`, {
      body: { reason: '資料庫升級', ...body },
      headers: seen(version),
    });
  const on = { on: true, bulletin: '維護中', bulletin_en: 'Down' };
  const admin = staff('product_admin');

  it('is turned on by who is on duty, off by the product team, and planned', async () => {
    expect(await read()).toMatchObject({ now: { on: false }, planned: null, version: 0, may: ['start'] });
    const started = await change(staff('finance', 'G112'), on, 0);
    expect(started.body.data).toMatchObject({ now: { on: true, bulletin: '維護中' }, version: 1 });
    const shown = async () => (await desk<{ msg: string }>(finance, 'GET /api/vipv3/maintenance')).body;
    expect(await shown()).toMatchObject({ msg: 'OK', bulletin: '<p>維護中</p>' });
    expect((await change(finance, { on: false }, 1)).status).toBe(403);
    expect((await change(admin, { on: false }, 0)).status).toBe(409);
    expect((await change(admin, { on: false }, 1)).body.data).toMatchObject({ now: { on: false }, version: 2 });
    expect(await shown()).toMatchObject({ msg: '' });
    const planned = await change(admin, { ...on, starts_at: '2099-01-01T02:00', until: '2099-01-01T04:00' }, 2);
    expect(planned.body.data).toMatchObject({
      now: { on: false },
      planned: { on: true, starts_at: '2099-01-01T02:00:00+08:00', until: '2099-01-01T04:00:00+08:00' },
    });
    expect((await change(admin, { on: false }, 3)).body.data.planned).toBeNull();
    expect(await audited(shop, 'topup.maintenance.start', 'topup:maintenance')).toHaveLength(2);
  });

  it('says what is wrong with it', async () => {
    const { version } = await read();
    const faults = async (body: object) => {
      const { status, body: said } = await change(admin, body, version);
      return [status, Object.keys(said)];
    };
    expect(await faults({ on: true })).toEqual([400, ['bulletin']]);
    expect(await faults({ ...on, starts_at: '2020-01-01T00:00' })).toEqual([400, ['starts_at']]);
    expect(await faults({ ...on, until: '2020-01-01T00:00' })).toEqual([400, ['until']]);
    expect(await faults({ ...on, starts_at: '2099-01-02T00:00', until: '2099-01-01T00:00' })).toEqual([400, ['until']]);
    expect(await faults({ ...on, reason: '' })).toEqual([400, ['reason']]);
    for (const role of ['agent', 'event_operator'] as const)
      expect((await desk(staff(role), `GET ${path}`)).status).toBe(403);
    expect((await change(lead, on, version)).status).toBe(403);
  });
});
