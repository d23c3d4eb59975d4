import type { EventData, EventRow, EventView } from '@hub/contracts/events';
import { documented, examples, type Calls } from '@hub/page-tests';

/** What the screens of events ask, as the API document shows it. */
export const eventCalls = (): Calls =>
  examples(
    'GET /api/staff/events',
    'GET /api/staff/events/:event',
    'GET /api/staff/events/:event/redemptions',
    'GET /api/staff/events/:event/locks',
    'GET /api/staff/events/:event/figures',
    'GET /api/staff/events/exports',
    'GET /api/staff/serial_batches',
    'GET /api/staff/deliveries/quota',
  );

/** What the screens of deliveries ask. */
export const deliveryCalls = (): Calls =>
  examples(
    'GET /api/staff/deliveries',
    'GET /api/staff/deliveries/counts',
    'GET /api/staff/deliveries/health',
    'GET /api/staff/deliveries/figures',
    'GET /api/staff/deliveries/batches',
    'GET /api/staff/deliveries/batches/:batch',
    'GET /api/staff/deliveries/quota',
    'GET /api/staff/deliveries/:delivery',
  );

/** One event as the desk reads it, changed where the test says so. */
export function eventOf(over: Partial<EventData> = {}, row: Partial<EventRow> = {}): EventView {
  const { data } = documented<EventView>('GET /api/staff/events/:event');
  return { data: { ...data, ...over, row: { ...data.row, ...row } } };
}
