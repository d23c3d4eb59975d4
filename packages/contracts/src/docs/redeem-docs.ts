import { redeemCalls } from '../events/codes/redeem.calls.ts';
import {
  deliverooBody,
  deliverooView,
  eventFormView,
  eventRewardsView,
  eventsOpenView,
  myRedemptionsQuery,
  myRedemptionsView,
  redeemBody,
  redeemView,
  type RedeemLog,
} from '../events/codes/player.ts';
import { answers, refuses, describeCalls } from './call-doc.ts';

const event = { event: { tw: '活動編號', en: 'number of the event', example: '12' } };
const aLog: RedeemLog = { serial: 'DEMO20260001', in_fours: false, title: '週年禮包 A', mail_status: 'sent' };
const absent = refuses(404, 'msg', 'EVENT_NOEXIST');

export const redeemDocs = describeCalls({
  name: { tw: '活動序號', en: 'Event codes' },
  of: redeemCalls,
  calls: {
    renderEventForm: {
      summary: {
        tw: '活動頁面：活動、角色、自己兌換過的',
        en: 'The page of an event: what it is, and what the player has of it',
      },
      about: {
        tw: '要有遊戲內玩家的 token。`redeem_status`：`NORMAL` 可以兌換，`COMPLETED` 全部兌換完了，`REACH_LIMITED` 錯誤太多次已鎖定。活動結束後仍會回答，請比較 `end_time`。',
        en: 'Needs the token of an in-game player. `redeem_status`: `NORMAL` may redeem, `COMPLETED` has everything, `REACH_LIMITED` is locked after too many wrong entries. It answers after the end too: compare `end_time`.',
      },
      params: event,
      answer: answers(eventFormView, {
        user: {
          server_info: { server_id: 'tw_2001', server_name: '台灣一服' },
          character_name: '測試角色',
          in_game_id: '123456789',
        },
        event: {
          event_id: '12',
          event_name: '週年活動',
          start_time: '2026-12-01T00:00:00+08:00',
          end_time: '2026-12-31T23:59:59+08:00',
          intro: '輸入序號，領取週年禮包',
          art: 'anniversary',
          picture: '',
          pace: 'at_once',
          stopped: false,
        },
        logs: [aLog],
        redeem_status: 'NORMAL',
        redeem_message: '',
        error_count: 3,
        error_limit: 10,
      }),
      refusals: [absent],
    },
    listRewards: {
      summary: { tw: '活動的獎勵，和自己還能換幾次', en: 'What an event gives, and how many are left for the player' },
      about: {
        tw: '要有遊戲內玩家的 token；文字是這次呼叫的語言，沒有翻譯的獎勵用 zh-TW。',
        en: 'Needs the token of an in-game player. In the language of the call; a reward that is not translated is in zh-TW.',
      },
      params: event,
      answer: answers(eventRewardsView, {
        rewards: [{ title: '週年禮包 A', contents: '金幣 ×500、招募券 ×3', picture: '', per_account: 1, left: 0 }],
      }),
      refusals: [absent],
    },
    listOpenEvents: {
      summary: { tw: '現在可以兌換的活動', en: 'Where codes can be redeemed now' },
      about: {
        tw: '要有遊戲內玩家的 token；只列這位玩家那款遊戲現在開放的活動，新的在前。',
        en: "Needs the token of an in-game player. The events of the player's game that are open now, the newest first.",
      },
      answer: answers(eventsOpenView, {
        events: [
          {
            event_id: '12',
            event_name: '週年活動',
            end_time: '2026-12-31T23:59:59+08:00',
            art: 'anniversary',
            picture: '',
          },
        ],
      }),
    },
    listMyRedemptions: {
      summary: { tw: '會員連結的遊戲帳號兌換過的', en: 'What the linked accounts of a member redeemed' },
      about: {
        tw: '要有會員的 token。只列出會員連結的遊戲帳號（`/api/auth/account_link`）；沒有連結就是空的。',
        en: 'Needs the token of a member. Only of accounts that the member linked (`/api/auth/account_link`); empty without any.',
      },
      query: myRedemptionsQuery,
      answer: answers(myRedemptionsView, {
        data: [
          {
            id: 341,
            game_id: 'H73',
            event_name: '週年活動',
            ...aLog,
            server_id: 'tw_2001',
            role_id: '123456789',
            char_name: '測試角色',
            create_time: '2026-12-02T20:15:00+08:00',
          },
        ],
        page: { next: null },
      }),
    },
    redeemCode: {
      summary: { tw: '兌換序號', en: 'Redeems a code' },
      about: {
        tw: '序號只會兌換一次；自己兌換過的再送一次，得到同樣的成功。只有「序號錯誤或已使用，請再確認一次」會計入錯誤次數，一次貼上兩組序號不會。同一位玩家每秒只能試一個序號。',
        en: 'A code is redeemed once; its owner gets the same success for it again. Only `SERIAL_WRONG` counts as a wrong entry; two codes at once are refused without a count. A player may try one code a second.',
      },
      params: event,
      bodies: [
        {
          name: { tw: '輸入的序號', en: 'The code as typed' },
          schema: redeemBody,
          example: { serial_no: 'DEMO-2026-0001' },
        },
      ],
      answer: answers(redeemView, {
        msg: '兌換成功，獎勵將寄送至遊戲內信箱',
        again: false,
        logs: [{ ...aLog, mail_status: 'queued' }],
        redeem_status: 'COMPLETED',
        redeem_message: '您已完成本活動所有兌換',
        error_count: 0,
        error_limit: 10,
      }),
      refusals: [
        absent,
        refuses(400, 'serial_no', 'SERIAL_SHORT'),
        refuses(400, 'serial_no', 'SERIAL_SIGNS'),
        refuses(400, 'serial_no', 'SERIAL_WRONG'),
        refuses(400, 'msg', 'EVENT_EARLY'),
        refuses(400, 'msg', 'EVENT_OVER'),
        refuses(403, 'msg', 'REDEEM_LOCKED'),
        refuses(409, 'msg', 'CATEGORY_DONE'),
        refuses(409, 'msg', 'CATEGORY_CLOSED'),
      ],
    },
    verifyDeliveroo: {
      summary: { tw: '已經結束的合作活動', en: 'A promotion that is over' },
      about: {
        tw: '不論送什麼都是同樣的拒絕；成功的形狀是活動期間的。',
        en: 'Whatever is sent is refused; the success is what it answered while it was open.',
      },
      bodies: [
        {
          name: { tw: '表單的內容', en: 'What was typed' },
          schema: deliverooBody,
          example: {
            data: {
              server: '1',
              role_id: '123456789',
              role_name: '測試角色',
              email: 'player@example.com',
              serial: 'AB12CD34',
            },
          },
        },
      ],
      answer: answers(deliverooView, { msg: '兌換成功', logs: [{ serial: 'AB12CD34', title: '外送禮包' }] }),
      refusals: [refuses(400, 'msg', 'PROMOTION_OVER')],
    },
  },
});
