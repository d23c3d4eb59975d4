import type { EventFormView, EventRewardsView } from '@hub/contracts/events';

/** So many hours from now, as the service writes a time. */
export const inHours = (hours: number): string =>
  new Date(Math.floor(Date.now() / 1000 + 8 * 3600 + hours * 3600) * 1000).toISOString().replace('.000Z', '+08:00');

/** A page of an open event whose player has redeemed nothing; `over` changes how they stand, `event` the event. */
export const eventPage = (
  over: Partial<EventFormView> = {},
  event: Partial<EventFormView['event']> = {},
): EventFormView => ({
  user: {
    server_info: { server_id: 'tw_2001', server_name: '台灣一服' },
    character_name: '晚櫻',
    in_game_id: '7314402',
  },
  event: {
    event_id: '1',
    event_name: '冬季慶典序號兌換',
    start_time: inHours(-48),
    end_time: inHours(30 * 24),
    intro: '冬雪初降，收集活動序號，兌換限定頭像框與祭典代幣。\n序號由合作店家與官方直播發放。',
    art: 'winter',
    picture: '',
    pace: 'at_once',
    stopped: false,
    ...event,
  },
  logs: [],
  redeem_status: 'NORMAL',
  redeem_message: '',
  error_count: 0,
  error_limit: 10,
  ...over,
});

export const eventRewards: EventRewardsView = {
  rewards: [
    { title: '冬季禮盒', contents: '冬季頭像框 ×1、花火 ×20', picture: '', per_account: 1, left: 1 },
    { title: '祭典代幣', contents: '祭典代幣 ×300', picture: '', per_account: 3, left: 0 },
  ],
};

/** What the page asks for, and what a code is sent to. */
export const RENDER = 'GET /api/events/render_event_form/:event';
export const REWARDS = 'GET /api/events/rewards/:event';
export const OPEN = 'GET /api/events/open';
export const REDEEM = 'POST /api/events/redeem_serial_code/:event';
