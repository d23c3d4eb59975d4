import { route, type Route } from '../../shared/route.ts';
import { SERIAL_FILE_BYTES } from './serials.ts';

export const EVENTS = '/api/staff/events';
export const SERIAL_BATCHES = '/api/staff/serial_batches';
const event = `${EVENTS}/:event`;
const batch = `${SERIAL_BATCHES}/:batch`;
const staff = { who: 'staff' } as const;
const deed = { who: 'staff', bodyKb: 16 } as const;
/** A file of a million rows over a slow line. */
const FILE_MS = 600_000;
const FILE_KB = SERIAL_FILE_BYTES / 1024 + 1024;

export const codeRoutes: Route[] = [
  route('events', 'GET', '/api/events/render_event_form/:event', { who: 'player' }),
  route('events', 'GET', '/api/events/rewards/:event', { who: 'player' }),
  route('events', 'GET', '/api/events/open', { who: 'player' }),
  route('events', 'POST', '/api/events/redeem_serial_code/:event', { who: 'player', limit: 'redeem', bodyKb: 4 }),
  route('events', 'POST', '/api/events/verify_deliveroo', { bodyKb: 16 }),
  route('events', 'GET', EVENTS, staff),
  route('events', 'POST', EVENTS, { who: 'staff', bodyKb: 64 }),
  route('events', 'GET', `${EVENTS}/exports`, staff),
  route('events', 'POST', `${EVENTS}/exports`, deed),
  route('events', 'GET', `${EVENTS}/exports/:export`, { who: 'staff', answerMs: FILE_MS }),
  route('events', 'POST', `${EVENTS}/exports/:export/cancel`, { who: 'staff', bodyKb: 4 }),
  route('events', 'GET', event, staff),
  route('events', 'PUT', event, { who: 'staff', bodyKb: 64 }),
  route('events', 'POST', `${event}/publish`, deed),
  route('events', 'POST', `${event}/stop`, deed),
  route('events', 'POST', `${event}/resume`, deed),
  route('events', 'POST', `${event}/remove`, deed),
  route('events', 'POST', `${event}/test_redeem`, deed),
  route('events', 'GET', `${event}/figures`, staff),
  route('events', 'GET', `${event}/redemptions`, staff),
  route('events', 'POST', `${event}/substitutes`, deed),
  route('events', 'GET', `${event}/locks`, staff),
  route('events', 'POST', '/api/staff/locks/:lock/unlock', deed),
  route('events', 'GET', '/api/staff/card/redemptions', staff),
  route('events', 'POST', '/api/staff/serials/lookup', deed),
  route('events', 'GET', SERIAL_BATCHES, staff),
  route('events', 'POST', SERIAL_BATCHES, deed),
  route('events', 'POST', `${SERIAL_BATCHES}/keyword`, deed),
  route('events', 'POST', `${SERIAL_BATCHES}/import`, {
    who: 'staff',
    limit: 'upload',
    bodyKb: FILE_KB,
    answerMs: FILE_MS,
  }),
  route('events', 'GET', batch, staff),
  route('events', 'POST', `${batch}/commit`, deed),
  route('events', 'POST', `${batch}/cancel`, deed),
  route('events', 'POST', `${batch}/retry`, deed),
  route('events', 'POST', `${batch}/disable`, deed),
  route('events', 'GET', `${batch}/errors.csv`, { who: 'staff', answerMs: FILE_MS }),
  route('events', 'POST', `${batch}/unused`, deed),
  route('events', 'POST', `${batch}/unused.csv`, { who: 'staff', bodyKb: 4, answerMs: FILE_MS }),
];
