import { aStaff, callAs } from '@hub/nest-kit/testing';
import type { StaffPrincipal } from '@hub/contracts/shared';
import type { CreatedView, StaffTicketView } from '@hub/contracts/tickets';
import type { Colleagues } from '@hub/tickets/server';
import { aReport, type Support } from './support.setup.ts';

type Body = Record<string, unknown> & { data: StaffTicketView['data'] };
export type Sent = { body?: unknown; form?: FormData; key?: string; headers?: Record<string, string> };

/** Somebody read this version of a case. */
export const seen = (version: number) => ({ headers: { 'if-match': String(version) } });

/** Accounts as identity has them: these people, at every game. */
export const serving = (...people: StaffPrincipal[]): Colleagues => ({
  of: () => Promise.resolve(people.map(({ id, name }) => ({ id, name }))),
});

/** Calls of staff about cases, to the service that is running when they are made. */
export function workCalls(running: () => Support) {
  const call = <T = Body>(line: string, sent: Parameters<typeof callAs>[3]) =>
    callAs<T>(running().url, 'support', line, sent);
  /** A visitor's report; number and token. */
  const filed = async (over: Record<string, string> = {}) =>
    (await call<{ msg: CreatedView }>('POST /api/questions/create_web_form', { form: aReport(over) })).body.msg;
  const file = async (over: Record<string, string> = {}) => (await filed(over)).question_id;
  const read = (id: number, who: StaffPrincipal = aStaff()) => call(`GET /api/staff/questions/${id}`, { who });
  /** As somebody who has just read the case, unless the headers say otherwise. */
  const act = async <T = Body>(who: StaffPrincipal, id: number, what: string, sent: Sent = {}) =>
    call<T>(`POST /api/staff/questions/${id}/${what}`, {
      who,
      body: {},
      headers: { 'if-match': String((await rowOf(id))?.version ?? 1) },
      ...sent,
    });
  const rowOf = async (id: number) => (await running().database.exec(`SELECT * FROM ticket WHERE id = ${id}`))[0]!;
  const actionsOf = async (id: number) =>
    (await running().database.exec(`SELECT action FROM audit WHERE object = 'ticket:${id}' ORDER BY id`)).map((row) =>
      String(row.action),
    );
  /** As somebody who reads the case now and acts later. */
  const readNow = async (id: number) => seen(Number((await rowOf(id)).version));
  const jobsOf = async (id: number, job: string) =>
    running().database.exec(
      `SELECT id, payload FROM outbox WHERE job = 'support-${job}' AND payload LIKE '%"ticketId":${id}%'`,
    );
  return { call, filed, file, read, act, readNow, rowOf, actionsOf, jobsOf };
}
