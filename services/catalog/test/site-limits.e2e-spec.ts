import type { SettingVersionView, SettingView, SiteLimitsView } from '@hub/contracts/catalog';
import { usualLimits, type StaffRole, type Principal } from '@hub/contracts/shared';
import type { Running } from '@hub/nest-kit/process';
import { aStaff, callAs } from '@hub/nest-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forget, seededDatabase, startCatalog } from './catalog.factory.ts';

let base: Awaited<ReturnType<typeof seededDatabase>>;
let catalog: Running;
beforeAll(async () => {
  base = await seededDatabase();
  catalog = await startCatalog(base.env);
});
afterAll(async () => {
  await catalog.close();
  await base.close();
});

const support: Principal = { kind: 'service', from: 'support' };
const SITE = '/api/staff/settings/site/site';
const as = (role: StaffRole) => aStaff({ roles: [{ role, game: '*' }] });
const admin = as('product_admin');
type Body = SettingView & Record<string, string>;
const call = <T = Body>(line: string, body?: object, version?: number, who = admin) =>
  callAs<T>(catalog.url, 'catalog', line, {
    who,
    ...(body && { body }),
    ...(version !== undefined && { headers: { 'if-match': String(version) } }),
  });
const now = async () => (await call(`GET ${SITE}`)).body.data;
const told = async () => {
  forget();
  return (await callAs<SiteLimitsView>(catalog.url, 'catalog', 'GET /internal/site/limits', { who: support })).body
    .limits;
};
const narrow = { reports_per_hour: '5', pictures_per_report: '2', pictures_per_reply: '1', picture_mb: '4' };

describe('the limits of the site', () => {
  it('are the usual ones until somebody sets others; versions, If-Match, audit and restore as for every setting', async () => {
    expect(await told()).toEqual(usualLimits);
    const { values, version } = await now();
    expect(values).toMatchObject({ reports_per_hour: '20', pictures_per_report: '6', picture_mb: '8' });
    const set = await call(`PUT ${SITE}`, { ...values, ...narrow }, version);
    expect(set.status, JSON.stringify(set.body)).toBe(200);
    expect(await told()).toEqual({
      reports_per_hour: 5,
      pictures_per_report: 2,
      pictures_per_reply: 1,
      picture_mb: 4,
    });
    expect((await call(`PUT ${SITE}`, values, version)).status).toBe(409);
    const [row] = await base.db.source.query<{ action: string; detail: string }[]>(
      "SELECT action, detail FROM audit WHERE object = 'site:site' ORDER BY id DESC LIMIT 1",
    );
    expect(row?.action).toBe('setting.changed');
    expect(JSON.parse(row?.detail ?? '{}')).toMatchObject({ before: { picture_mb: '8' }, after: narrow });
    const first = (await call<SettingVersionView>(`GET ${SITE}/versions/1`)).body.data.values;
    expect((await call(`PUT ${SITE}`, first, (await now()).version)).status).toBe(200);
    expect(await told()).toEqual(usualLimits);
  });

  it.each([
    ['reports_per_hour', '4', '請輸入 5 到 100 的整數'],
    ['reports_per_hour', '101', '請輸入 5 到 100 的整數'],
    ['pictures_per_report', '7', '請輸入 1 到 6 的整數'],
    ['pictures_per_report', '0', '請輸入 1 到 6 的整數'],
    ['pictures_per_reply', 4, '請輸入 1 到 3 的整數'],
    ['picture_mb', '1.5', '請輸入 1 到 8 的整數'],
    ['picture_mb', '', '請輸入 1 到 8 的整數'],
  ])('refuse %s %j at its field, with the bounds', async (name, value, sentence) => {
    const { values, version } = await now();
    const refused = await call(`PUT ${SITE}`, { ...values, [name]: value }, version);
    expect([refused.status, refused.body]).toEqual([400, { [name]: sentence }]);
    expect((await now()).version).toBe(version);
  });

  it('are set by nobody else', async () => {
    const { values, version } = await now();
    for (const role of ['agent', 'lead', 'event_operator', 'auditor'] as const)
      expect([403, 404]).toContain((await call(`PUT ${SITE}`, { ...values, ...narrow }, version, as(role))).status);
    expect(await told()).toEqual(usualLimits);
  });

  it('cannot be told beyond their bounds, whatever stands in the table', async () => {
    await base.db.source.query("REPLACE INTO site_config (name, value) VALUES ('pictures_per_report', '60')");
    expect((await told()).pictures_per_report).toBe(usualLimits.pictures_per_report);
  });
});
