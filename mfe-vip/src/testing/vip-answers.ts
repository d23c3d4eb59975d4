import type { TicketListView, TicketView } from '@hub/contracts/tickets';
import type { VipFormView, VipSetupView } from '@hub/contracts/vip';
import { documented, examples, playerToken, type Calls } from '@hub/page-tests';
import { ownCaptcha } from '@hub/contracts/shared';

export const SETUP = 'POST /api/vipservice/init_setup';
export const SUPPORT_SETUP = 'POST /api/service/init_setup';
export const FORM = 'GET /api/vipquestions/render_create_form/:game_id';
export const CONFIRM = 'POST /api/vipquestions/render_create_form';
export const CREATE = 'POST /api/vipquestions/create_web_form';
export const LIST = 'GET /api/vipquestions/list';
export const VIEW = 'GET /api/vipquestions/view/:q_id';
export const CLOSE = 'POST /api/vipquestions/close_question';

export const vipPlayer = playerToken({ uid: 'uid-900002' });
export const mark = `?token=${vipPlayer}`;

/** A visitor, unless `over` says otherwise. */
export const setupOf = (over: Partial<VipSetupView> = {}) => documented<VipSetupView>(SETUP, over);
/** A ranked player in the game. */
export const rankedSetup = (over: Partial<VipSetupView> = {}) =>
  setupOf({
    token: vipPlayer,
    is_in_game: true,
    vip_ranking: 3,
    unread_count: 1,
    character_name: '星辰大海',
    role_id: '123456780',
    ...over,
  });

export function formOf(over: Partial<VipFormView> = {}): { settings: VipFormView } {
  const { settings } = documented<{ settings: VipFormView }>(FORM);
  return { settings: { ...settings, captcha: ownCaptcha('create', false), ...over } };
}

/** Of somebody who is nobody yet. */
export const visitorForm = () => formOf({ user: null, vip_data: null, vip_ranking: 0, open_reports: [] });

export function confirmedOf(over: Partial<VipFormView> = {}): { settings: VipFormView } {
  const { settings } = documented<{ settings: VipFormView }>(CONFIRM);
  return { settings: { ...settings, ...over } };
}

export function caseOf(over: Partial<TicketView> = {}): { msg: TicketView } {
  const { msg } = documented<{ msg: TicketView }>(VIEW);
  return { msg: { ...msg, captcha: ownCaptcha('reply', false), ...over } };
}

export const vipCalls = (): Calls => ({
  ...examples('GET /api/notices', CREATE, CONFIRM, LIST, VIEW),
  [SETUP]: rankedSetup(),
  [FORM]: formOf(),
  'GET /api/questions/unread': { unread_count: 0 },
});

export const oneCase = (over: Partial<TicketListView['msg'][number]> = {}): TicketListView => {
  const list = documented<TicketListView>(LIST);
  return { ...list, msg: list.msg.slice(0, 1).map((row) => ({ ...row, ...over })) };
};
