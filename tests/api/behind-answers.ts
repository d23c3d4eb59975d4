import { allRoutes } from '@hub/contracts/docs';
import { serviceJobCalls } from '@hub/contracts/jobs';
import { retentionCalls } from '@hub/contracts/retention';
import { supportDesk } from '@hub/contracts/support';
import type { Desk as TicketDesk } from '@hub/contracts/tickets';
import { adminUrl, withAdmin } from '@hub/nest-kit/testing';
import { Desk, type Account } from './desk-session.ts';
import type { Recorder } from './recorder.ts';

/** A product admin looks at the background work, cancels and tries again, and keeps a whitelist. */
export async function lookBehindTheDesk(site: Recorder, origin: string, admin: Account): Promise<void> {
  const desk = new Desk(site, origin);
  await desk.signIn(admin);
  await lookAtJobs(desk, supportDesk);
  const list = '/api/staff/whitelist';
  const entry = { list: 'preview', kind: 'account', game_id: 'H73', reason: '驗收活動' };
  await desk.call(`GET ${list}?list=preview`);
  await desk.call(`GET ${list}?list=none`);
  const added = await desk.call<{ data: { id: number } }>(`POST ${list}`, { ...entry, value: 'uid-api' });
  await desk.call(`POST ${list}`, { ...entry, value: 'uid api' });
  await desk.call(`POST ${list}/import`, { ...entry, text: 'uid-api-2\nuid api' });
  await desk.call(`POST ${list}/import`, { ...entry, text: '' });
  for (const id of [added.body.data.id, 4_000_000_000])
    await desk.call(`POST ${list}/${id}/remove`, { reason: '活動已經開放' });
  await shutTheDesk(desk, supportDesk);
  await lookBehindTheServices(desk);
}

/** Every service that has calls as those of `pattern` at the desk. */
const servicesWith = (pattern: RegExp): string[] =>
  allRoutes.flatMap(({ method, path }) => (method === 'GET' ? (pattern.exec(path)?.slice(1) ?? []) : []));
const jobServices = servicesWith(/^[/]api[/]staff[/]jobs[/]([a-z-]+)$/);

/** What of each service is kept how long. */
export async function lookAtRetention(desk: Desk): Promise<void> {
  const services = servicesWith(/^[/]api[/]staff[/]retention[/]([a-z-]+)$/);
  for (const service of services) await desk.call(`GET ${retentionCalls(service).showRetention.path}`);
}

/** The background work of a desk. */
export async function lookAtJobs(desk: Desk, { api }: TicketDesk): Promise<void> {
  const jobs = `/api/staff/${api}/jobs`;
  await desk.call(`GET ${jobs}/keeping`);
  await desk.call(`GET ${jobs}?page=none`);
  const { data } = (await desk.call<{ data: { id: string }[] }>(`GET ${jobs}?whose=all`)).body;
  for (const id of [data[0]?.id, 'bulk-4000000000'])
    for (const deed of ['cancel', 'retry']) await desk.call(`POST ${jobs}/${id}/${deed}`);
}

/** What a service beside the desk gave up is looked at, not cancelled, and done again. */
async function lookBehindTheServices(desk: Desk): Promise<void> {
  await lookAtRetention(desk);
  for (const service of jobServices) {
    const base = serviceJobCalls(service).listJobs.path;
    await desk.call(`GET ${base}/keeping`);
    await desk.call(`GET ${base}?page=none`);
    const { data } = (await desk.call<{ data: { id: string }[] }>(`GET ${base}?whose=all&state=failed`)).body;
    for (const id of [data[0]?.id, 'task-4000000000'])
      for (const deed of ['cancel', 'retry']) await desk.call(`POST ${base}/${id}/${deed}`);
  }
}

/** A task of each service that nobody will do. */
export const giveUpInEachService = (schemaPrefix: string): Promise<unknown> =>
  withAdmin(adminUrl(), async (c) => {
    for (const service of jobServices)
      await c.query(
        `INSERT INTO ${schemaPrefix}${service}.outbox (job, dedupe_key, payload, attempt, failed_at, last_error)
          VALUES ('no-such-job', 'given-up', '{}', 12, NOW(3), 'away')`,
      );
  });

/** A holiday of one game is added, named otherwise, imported beside a faulty line, and removed twice. */
export async function shutTheDesk(desk: Desk, { api }: TicketDesk): Promise<void> {
  const base = `/api/staff/${api}/holidays`;
  for (const year of ['', '2026', '26']) await desk.call(`GET ${base}?year=${year}`);
  const day = { game_id: 'H73', day: '2031-10-10', name: '國慶日', reason: '行政院公布' };
  const { data } = (await desk.call<{ data: { id: string } }>(`POST ${base}`, day)).body;
  await desk.call(`POST ${base}`, { ...day, name: '雙十節' });
  const year = {
    game_id: 'H73',
    year: '2031',
    text: '2031-10-10 國慶日\n2031-01-01 元旦\n國慶日',
    reason: '行政院公布',
  };
  await desk.call(`POST ${base}/import`, year);
  await desk.call(`POST ${base}/import`, { ...year, year: '31' });
  for (const again of [false, true])
    await desk.call(`POST ${base}/${data.id}/remove`, { reason: again ? '同一天再移除' : '改成照常服務' });
}
