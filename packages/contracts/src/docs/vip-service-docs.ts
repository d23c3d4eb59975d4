import { ownCaptcha } from '../shared/captcha.ts';
import { part } from '../shared/view.ts';
import { setupBody } from '../tickets/messages.ts';
import { vipServiceCalls } from '../vip/service.calls.ts';
import { confirmCharacterBody, vipFormView, vipSetupView, type VipFormView } from '../vip/service.ts';
import { answers, describeCalls, refuses } from './call-doc.ts';
import { exampleForm, type FormDoc } from './report-docs.ts';

const mine: VipFormView = {
  ...exampleForm,
  user: {
    partner_uid: 'uid-900002',
    server_info: { server_id: 'tw_2001', server_name: '台灣一服' },
    in_game_id: '123456780',
    character_name: '星辰大海',
    role_id: '123456780',
    q_note: '',
  },
  vip_data: {
    email: 'vip@example.com',
    mobile: '912345678',
    mobile_locale: '886',
    character_name: '星辰大海',
    partner_uid: 'uid-900002',
    server_id: 'tw_2001',
    server_name: '台灣一服',
  },
  vip_ranking: 1,
};

const confirmed: VipFormView = {
  ...exampleForm,
  vip_data: {
    email: '',
    mobile: '',
    mobile_locale: '',
    character_name: '星辰大海',
    partner_uid: 'yV3jb0mTQ2sXn1kLr9aZcw',
    server_id: 'tw_2001',
    server_name: '台灣一服',
  },
  vip_ranking: 1,
};

export const vipFormDoc: FormDoc = { view: vipFormView, example: mine };

export const vipServiceDocs = describeCalls({
  name: { tw: 'VIP 客服首頁與角色確認', en: 'The VIP home, and whose character it is' },
  of: vipServiceCalls,
  calls: {
    initSetup: {
      summary: { tw: 'VIP 頁面的第一個呼叫：是誰、哪款遊戲、有沒有資格', en: 'First call of a VIP page' },
      about: {
        tw: '`vip_ranking` 大於 0 才能使用；`agent_name` 是專屬客服的稱呼，沒有時是空字串。遊戲不存在時 `game_name` 是空字串；只有無效的 token 會得到 401。',
        en: 'Who has a `vip_ranking` above 0 is served; `agent_name` is what the named agent is called, empty for none. Of an unknown game `game_name` is empty; only a bad token gives 401.',
      },
      bodies: [
        {
          name: { tw: '網址', en: 'The address' },
          schema: setupBody,
          example: { search_string: '?param_game_id=H73' },
        },
      ],
      answer: answers(vipSetupView, {
        token: '',
        is_in_game: false,
        unread_count: 0,
        game_id: 'H73',
        game_name: '遊戲 H73（示範）',
        isVipreportWhitelisted: false,
        vip_ranking: 0,
        agent_name: '',
        member_link: '',
        service_hours: '09:30-17:30',
        character_name: '',
        role_id: '',
        captcha: ownCaptcha('lookup', false),
      }),
    },
    confirmCharacter: {
      summary: { tw: '網頁訪客確認角色 ID', en: 'A visitor says whose character it is' },
      about: {
        tw: '只回應伺服器、角色名稱和有沒有資格，不會給任何人的聯絡方式；`partner_uid` 只是代號，送出回報時帶回。同一網路十分鐘內最多十次。',
        en: 'Tells server, name and whether it may write, and no contact of anybody; `partner_uid` is a handle to send along with the report. Ten times in ten minutes per network.',
      },
      bodies: [
        {
          name: { tw: '角色', en: 'The character' },
          schema: confirmCharacterBody,
          example: { game_id: 'H73', in_game_id: '123456780' },
        },
      ],
      form: { files: {} },
      answer: answers(part({ settings: vipFormView }), { settings: confirmed }),
      refusals: [
        refuses(400, 'in_game_id', 'ROLE_NONE'),
        refuses(400, 'in_game_id', 'ROLE_ID_LENGTH'),
        refuses(400, 'server_id', 'ROLE_AMBIGUOUS'),
        refuses(404, 'msg', 'GAME_UNKNOWN'),
        refuses(429, 'msg', 'TOO_MANY_CHARACTERS'),
        refuses(503, 'msg', 'GAME_AWAY'),
      ],
    },
  },
});
