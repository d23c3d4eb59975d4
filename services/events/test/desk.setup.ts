import type { DeliveryView } from '@hub/contracts/events';
import type { StaffPrincipal } from '@hub/contracts/shared';
import { expect } from 'vitest';
import { holding, type Events } from './events.http.ts';
import { anAsked, type Asked } from './events.setup.ts';

/** What an operator sees and does, on a service that starts later. */
export function deskOf(events: () => Events) {
  const operator = holding('event_operator');
  const base = '/api/staff/deliveries';
  const rowOf = async (mailId: string) =>
    (await events().database.exec(`SELECT * FROM delivery WHERE mail_id = '${mailId}'`))[0]!;
  const show = async (id: number, who: StaffPrincipal = operator) =>
    (await events().call<DeliveryView>(`GET ${base}/${id}`, { who })).body.data;
  const seenNow = async (id: number) => {
    const [row] = await events().database.exec(`SELECT version FROM delivery WHERE id = ${id}`);
    return { 'if-match': String(row?.version) };
  };
  return {
    operator,
    base,
    rowOf,
    show,
    /** Asked for by the surveys; answers its number. */
    asked: async (over: Partial<Asked> = {}): Promise<number> => {
      const data = anAsked(over);
      expect((await events().tell('surveys', data)).status).toBe(200);
      return Number((await rowOf(data.id)).id);
    },
    /** As it stands now, unless `sent` names another version. */
    deed: async <T = DeliveryView>(id: number, name: string, body: object = {}, sent: object = {}) =>
      events().call<T>(`POST ${base}/${id}/${name}`, { who: operator, body, headers: await seenNow(id), ...sent }),
    because: { reason: '玩家回報沒有收到' },
    until: (id: number, state: string) =>
      expect.poll(async () => (await show(id)).row.state, { timeout: 15_000, interval: 50 }).toBe(state),
  };
}
