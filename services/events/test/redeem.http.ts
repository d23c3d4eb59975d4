import mysql from 'mysql2/promise';
import type { EventFormView, EventRewardsView, RedeemView } from '@hub/contracts/events';
import type { Language } from '@hub/contracts/shared';
import { aPlayer } from '@hub/nest-kit/testing';
import { startEvents } from './events.http.ts';
import type { AnEvent, Query } from './redeem.setup.ts';

/** The service as players call it, and its tables. */
export async function startRedeeming(over: Record<string, string> = {}) {
  const events = await startEvents(over);
  const base = mysql.createPool({ uri: events.database.url, timezone: 'Z' });
  const query: Query = async (sql, values) => (await base.query(sql, values))[0];
  const { call } = events;
  const rowsOf = events.database.exec;
  return {
    ...events,
    base,
    query,
    call,
    rowsOf,
    redeem: (event: AnEvent, serial_no: string, who = aPlayer(), sent: object = {}) =>
      call<RedeemView>(`POST /api/events/redeem_serial_code/${event.id}`, { who, body: { serial_no }, ...sent }),
    render: (id: number | string, who = aPlayer()) =>
      call<EventFormView>(`GET /api/events/render_event_form/${id}`, { who }),
    rewards: (id: number | string, who = aPlayer(), language: Language = 'zh-TW') =>
      call<EventRewardsView>(`GET /api/events/rewards/${id}`, { who, language }),
    many: async (sql: string) => Number((await rowsOf(`SELECT COUNT(*) AS many FROM ${sql}`))[0]!.many),
    close: async () => {
      await base.end();
      await events.close();
    },
  };
}
export type Redeeming = Awaited<ReturnType<typeof startRedeeming>>;

/** How a call ended: 200, or its status and words. */
export const endOf = ({ status, body }: { status: number; body: object }) =>
  status === 200 ? 200 : [status, ...Object.values(body)];
