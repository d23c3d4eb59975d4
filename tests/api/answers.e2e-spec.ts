import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routes } from '@hub/contracts/routes';
import { adminUrl, testRedisUrl, withAdmin } from '@hub/nest-kit/testing';
import { startSite, type Site } from '../../infra/local/site.ts';
import { answerChecks } from './answer-checks.ts';
import { lookBehindTheDesk } from './behind-answers.ts';
import { sendIntoTheGames } from './delivery-answers.ts';
import { runEvents } from './event-answers.ts';
import { askAsAnybody, endAReport, handAReportOver, playAReport } from './player-answers.ts';
import { callFromAGame, moveAGame } from './partner-answers.ts';
import { overForGood, redeemCodes } from './redeem-answers.ts';
import { keyOf, Recorder } from './recorder.ts';
import { orderCodes } from './serial-answers.ts';
import { changeTheKeys, keepTheSettings } from './settings-answers.ts';
import { knockAtTheDesk, lookAtTheMails, reportAtTheDesk, runTheAccounts, workAtTheDesk } from './staff-answers.ts';

const folder = mkdtempSync(join(tmpdir(), 'hub-api-'));
const schemaPrefix = `hubtest_a${randomBytes(3).toString('hex')}_`;
const require = createRequire(import.meta.url);
let site: Site;
let record: Recorder;
let faultsOf: ReturnType<typeof answerChecks>;

/** A code of an authenticator app serves once: without this, everybody would wait for the next half minute. */
const allCodesAreNew = () =>
  withAdmin(adminUrl(), (c) => c.query(`UPDATE ${schemaPrefix}identity.staff SET totp_step = NULL`));

beforeAll(async () => {
  site = await startSite({
    adminUrl: adminUrl(),
    redisUrl: testRedisUrl(),
    folder,
    schemaPrefix,
    hubEnv: 'test',
    logLevel: 'silent',
    extraEnv: { gateway: { LIMIT_FACTOR: '1000' }, events: { REDEEM_GAP_MS: '0' }, support: { SWEEP_MS: '500' } },
  });
  record = new Recorder(site.url);
  faultsOf = answerChecks(await (await fetch(`${site.url}/api/docs/openapi.json`)).json(), require);
  const account = (login: string) => site.staff.find((row) => row.login === login)!;
  await askAsAnybody(record);
  const id = await playAReport(record, folder);
  await workAtTheDesk(record, site.url, account('yue'), id);
  await lookAtTheMails(record, site.url, account('min'), site.envOf('support').BOUNCE_KEY ?? '');
  await endAReport(record, folder, id);
  await handAReportOver(record, folder);
  await redeemCodes(record, folder);
  await reportAtTheDesk(record, site.url, account('min'));
  await lookBehindTheDesk(record, site.url, account('product_admin'));
  await runTheAccounts(record, site.url, account('owner'));
  await changeTheKeys(record, site.url, account('owner'), account('owner2'));
  await keepTheSettings(record, site.url, account('product_admin'));
  const [operator, lead, admin] = [account('event_operator'), account('min'), account('product_admin')];
  await allCodesAreNew();
  const desks = await sendIntoTheGames(record, site.url, { operator, lead, admin });
  await orderCodes(desks.desk, desks.second, join(folder, 'objects'));
  await runEvents(record, desks);
  await callFromAGame(record, folder);
  await moveAGame(record, site.url, account('owner2'));
  await knockAtTheDesk(record);
  await site.process('catalog').close();
  for (const path of ['games/get_games', 'games/get_config', 'notices', 'click/1'])
    await record.call(`GET /api/${path}`);
}, 300_000);
afterAll(async () => {
  await site?.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('the API document', () => {
  it('describes every answer that the real services gave', () => {
    expect(record.answers.flatMap(faultsOf)).toEqual([]);
  });

  it.each(routes.map(keyOf))('was tried with success and refusal: %s', (key) => {
    const statuses = record.answers.filter((answer) => answer.key === key).map(({ status }) => status);
    const tried = { success: statuses.some((one) => one < 300), refusal: statuses.some((one) => one >= 400) };
    expect(tried, `no such answer of ${key} yet: add the call to tests/api`).toEqual({
      success: !overForGood.includes(key),
      refusal: true,
    });
  });
});
