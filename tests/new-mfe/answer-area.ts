import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { allRoutes } from '@hub/contracts/docs';
import { adminUrl, withAdmin } from '@hub/nest-kit/testing';
import type { AreaAnswers } from '../api/area-answers.ts';
import { Desk, type Account } from '../api/desk-session.ts';
import { partnerToken } from '../api/player-answers.ts';
import { keyOf, Recorder } from '../api/recorder.ts';

/* Makes the calls of one area's `api-answers.ts` on a site of the tree that this file lies in, and tells what came of each row. */

const [area = '', folder = '', schemaPrefix = '', told = ''] = process.argv.slice(2);
const { url, staff } = JSON.parse(told) as { url: string; staff: Account[] };
const file = join(import.meta.dirname, '..', '..', 'services', area, 'test', 'api-answers.ts');
const { answerCalls } = (await import(pathToFileURL(file).href)) as { answerCalls: AreaAnswers };
const site = new Recorder(url);

async function signedIn(login: string): Promise<Desk> {
  await withAdmin(adminUrl(), (c) => c.query(`UPDATE ${schemaPrefix}identity.staff SET totp_step = NULL`));
  const desk = new Desk(site, url);
  await desk.signIn(staff.find((one) => one.login === login)!);
  return desk;
}

await answerCalls(site, { player: partnerToken(folder), signedIn });
const own = allRoutes.filter(({ path }) => new RegExp(`^/api/(staff/)?${area}/`).test(path)).map(keyOf);
const statuses = own.map((key) => [key, site.answers.filter((one) => one.key === key).map(({ status }) => status)]);
process.stdout.write(`${JSON.stringify(Object.fromEntries(statuses))}\n`);
process.exit(0);
