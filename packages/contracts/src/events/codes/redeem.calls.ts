import { callsOf } from '../../shared/route.ts';

const { get, post } = callsOf('events');

export const redeemCalls = {
  renderEventForm: get('/api/events/render_event_form/:event', { who: 'player' }),
  listRewards: get('/api/events/rewards/:event', { who: 'player' }),
  listOpenEvents: get('/api/events/open', { who: 'player' }),
  /** Of a member’s linked accounts. */
  listMyRedemptions: get('/api/events/my_redemptions', { who: 'player', member: true }),
  redeemCode: post('/api/events/redeem_serial_code/:event', { who: 'player', limit: 'redeem', bodyKb: 4 }),
  verifyDeliveroo: post('/api/events/verify_deliveroo', { bodyKb: 16 }),
};
