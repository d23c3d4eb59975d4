import { randomUUID } from 'node:crypto';
import type { ApprovalView } from '@hub/contracts/approvals';
import type { EventData, EventView, PublishView } from '@hub/contracts/events';
import { taipeiIso, type PlayerPrincipal, type StaffPrincipal } from '@hub/contracts/shared';
import { expect } from 'vitest';
import { CodeKeys } from '../src/code-keys.ts';
import { holding, type Events } from './events.http.ts';

const HOUR = 3_600_000;
export const minuteIn = (hours: number): string => taipeiIso(new Date(Date.now() + hours * HOUR)).slice(0, 16);

export const aCategory = (over: object = {}) => ({
  id: 0,
  title: '見面禮',
  per_account: 1,
  open: true,
  mail_title: '活動獎勵',
  mail_body: '感謝參與',
  items: [{ item_code: 'gift_box_a', qty: 1 }],
  expire_days: 30,
  ...over,
});

/** An event that is open from an hour ago until tomorrow. */
export const anEvent = (over: object = {}) => ({
  game_id: 'H73',
  name: '夏日祭',
  intro: '序號兌換',
  art: 'summer',
  starts: minuteIn(-1),
  ends: minuteIn(24),
  error_limit: 3,
  pace: 'at_once',
  keyword: false,
  categories: [aCategory()],
  ...over,
});

/** What operators do with events, on a service that starts later. */
export function programOf(events: () => Events) {
  const base = '/api/staff/events';
  const operator = holding('event_operator');
  const other = holding('event_operator');
  const approve = (id: number | null, who: StaffPrincipal = other) =>
    events().call(`POST /api/staff/approvals/events/${id}/approve`, { who: { ...who, fresh: true }, body: {} });
  const create = async (over: object = {}): Promise<EventData> => {
    const sent = { who: operator, body: anEvent(over), key: randomUUID() };
    const { status, body } = await events().call<EventView>(`POST ${base}`, sent);
    expect([status, body]).toEqual([200, expect.anything()]);
    return body.data;
  };
  /** As somebody who has just read the event. */
  const deed = async <T = EventView>(
    id: number,
    name: string,
    body: object = { reason: '現場決定' },
    who: StaffPrincipal = operator,
  ) => {
    const [row] = await events().database.exec(`SELECT version FROM event WHERE id = ${id}`);
    return events().call<T>(`POST ${base}/${id}/${name}`, { who, body, headers: { 'if-match': String(row?.version) } });
  };
  const publish = async (id: number): Promise<EventData> => {
    const asked = await deed<PublishView>(id, 'publish', { reason: '準時上線' });
    expect([asked.status, (await approve(asked.body.approval)).status]).toEqual([200, 200]);
    return (await events().call<EventView>(`GET ${base}/${id}`, { who: operator })).body.data;
  };
  return {
    base,
    operator,
    other,
    approve,
    create,
    publish,
    one: async (id: number, who: StaffPrincipal = operator) => events().call<EventView>(`GET ${base}/${id}`, { who }),
    deed,
    change: (id: number, body: object, version: number, who: StaffPrincipal = operator) =>
      events().call<EventView>(`PUT ${base}/${id}`, { who, body, headers: { 'if-match': String(version) } }),
    request: async (id: number) =>
      (await events().call<ApprovalView>(`GET /api/staff/approvals/events/${id}`, { who: other })).body.data,
    /** An event that players see, with codes of its first category that are good. */
    opened: async (over: object = {}, codes: readonly string[] = []): Promise<EventData> => {
      const { row } = await create(over);
      const event = await publish(row.id);
      await addCodes(events(), event, codes);
      return event;
    },
    redeem: (event: number, code: string, who: PlayerPrincipal = aPlayer()) =>
      events().call(`POST /api/events/redeem_serial_code/${event}`, { who, body: { serial_no: code } }),
  };
}

/** A ready batch with these codes; `over`: its columns. */
export async function addCodes(events: Events, event: EventData, codes: readonly string[], state = 'ready') {
  if (codes.length === 0) return 0;
  const keys = CodeKeys.from(events.env as never);
  const [category] = event.draft.categories;
  const made = await events.database.exec(
    `INSERT INTO serial_batch (event_id, category_id, game_id, kind, name, state, codes)
      VALUES (${event.row.id}, ${category!.id}, 'H73', 'generated', '首批', '${state}', ${codes.length}) RETURNING id`,
  );
  const batch = Number(made[0]?.id);
  await events.database.exec(
    `INSERT INTO serial_batch_category (batch_id, category_id, place, codes)
      VALUES (${batch}, ${category!.id}, 1, ${codes.length})`,
  );
  const rows = codes.map(
    (code) => `(X'${keys.macOf(code).toString('hex')}', ${event.row.id}, ${category!.id}, ${batch})`,
  );
  await events.database.exec(
    `INSERT INTO serial_code (code_mac, event_id, category_id, batch_id) VALUES ${rows.join()}`,
  );
  return batch;
}

/** A role of H73 that nobody else has. */
export const aPlayer = (over: Partial<PlayerPrincipal> = {}): PlayerPrincipal => {
  const role = String(100_000_000 + Math.floor(Math.random() * 800_000_000));
  return {
    kind: 'S',
    game: 'H73',
    uid: `uid-${role}`,
    server: 'tw_2001',
    role,
    name: '測試角色',
    inGameId: role,
    chain: randomUUID(),
    ...over,
  };
};
