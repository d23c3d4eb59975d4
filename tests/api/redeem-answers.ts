import { partnerToken } from './player-answers.ts';
import type { Recorder } from './recorder.ts';

const EVENTS = 12;
const CODES = 12;

/** Calls that refuse whatever is sent: what they were for is over. */
export const overForGood = ['POST /api/events/verify_deliveroo'];

/** A player looks at the events of the demonstration and redeems at the first that takes one of its codes. */
export async function redeemCodes(site: Recorder, folder: string): Promise<void> {
  const headers = { 'x-auth-token': partnerToken(folder) };
  const redeem = (event: number, serial_no: string) =>
    site.call(`POST /api/events/redeem_serial_code/${event}`, { headers, json: { serial_no } });
  await site.call('POST /api/events/verify_deliveroo', { json: { data: { serial: 'AB12CD34' } } });
  for (const part of ['render_event_form', 'rewards']) await site.call(`GET /api/events/${part}/none`, { headers });
  for (const sent of [{ headers }, {}]) await site.call('GET /api/events/open', sent);
  const open: number[] = [];
  for (let event = 1; event <= EVENTS; event += 1) {
    const { status } = await site.call(`GET /api/events/render_event_form/${event}`, { headers });
    if (status !== 200) continue;
    open.push(event);
    await site.call(`GET /api/events/rewards/${event}`, { headers });
  }
  for (const event of open) {
    await redeem(event, 'AB12');
    for (let nth = 1; nth <= CODES; nth += 1) {
      const { status, body } = await redeem(event, `DEMO-2026-${String(nth).padStart(4, '0')}`);
      if (status === 200) return;
      // Over, not begun, or locked: no other code helps.
      if (!('serial_no' in (body as object))) break;
    }
  }
}
