import { part } from '../shared/view.ts';
import {
  handOverBody,
  handOverStateView,
  handOverView,
  openedHandOverView,
  openHandOverBody,
  watchHandOverBody,
} from '../tickets/hand-over.ts';
import { answers, refuses, type CallDoc } from './call-doc.ts';

const CODE = 'Zk3v9QpL1xTn8aBcDeFgHi';
const WATCH = 'pQ7rS2tUvWxYz0A1b2C3d4';
const values = { question_type: '2', email: 'player@example.com', content: '儲值後三十分鐘還沒有入帳' };
const file = { id: 'Yh2v9QpL1xTn8aBcDeFgHi', name: '收據.png', group: '' };

const begin: CallDoc = {
  summary: { tw: '把填到一半的回報交給另一個瀏覽器', en: 'Hands a half-written report to another browser' },
  about: {
    tw: '給選不到檔案的遊戲視窗。`code` 放在連結的 # 後面，30 分鐘內可開一次；`watch` 只留在原本的視窗，用來問後來怎麼了。帶玩家 token 時，回報會以這個角色送出。`key` 是這份表單送出時用的 `Idempotency-Key`：原視窗和拿到連結的瀏覽器加起來只會送出一件。',
    en: 'For game windows that cannot pick files. `code` goes behind the # of a link, good for 30 minutes and one browser; `watch` stays in the first window and asks how it went. With a player’s token the report goes out in the name of that character. `key` is the `Idempotency-Key` the form is sent under: the first window and every browser with a link send one report together.',
  },
  bodies: [
    {
      name: { tw: '填到一半的回報', en: 'A half-written report' },
      schema: handOverBody,
      example: {
        game_id: 'H73',
        form: 'create',
        values,
        follows: 10230,
        key: 'b1c2d3e4-0001-4a5b-8c6d-000000000001',
        files: [file],
      },
    },
  ],
  answer: answers(part({ msg: handOverView }), {
    msg: { code: CODE, watch: WATCH, expires_at: '2026-11-22T12:30:00+08:00' },
  }),
  refusals: [refuses(429, 'msg', 'TOO_MANY_HAND_OVERS')],
};

const open: CallDoc = {
  summary: { tw: '在另一個瀏覽器接著填', en: 'Goes on with it in the other browser' },
  about: {
    tw: '第一個打開的瀏覽器得到內容，重複同一個 `Idempotency-Key` 得到同樣的答案。`token` 只能送出這一件回報（`render_create_form`、`attachments`、`create_web_form`），30 分鐘內有效。',
    en: 'The first browser gets the report; repeats under the same `Idempotency-Key` get the same answer. `token` is good for sending this one report (`render_create_form`, `attachments`, `create_web_form`) within 30 minutes, and for nothing else.',
  },
  bodies: [
    { name: { tw: '連結裡的代碼', en: 'The code of the link' }, schema: openHandOverBody, example: { code: CODE } },
  ],
  answer: answers(part({ msg: openedHandOverView }), {
    msg: {
      token: 'eyJhbGciOiJIUzI1NiJ9.eyJoYW5kT3ZlciI6MX0.c2lnbmF0dXJl',
      game_id: 'H73',
      form: 'create',
      role_id: '123456789',
      values,
      follows: 10230,
      files: [{ ...file, thumb: '/media/q/2026/11/9f2c?v=thumb&sig=k1.abc' }],
    },
  }),
  refusals: [refuses(404, 'msg', 'HAND_OVER_GONE')],
};

const watch: CallDoc = {
  summary: { tw: '原本的視窗問：送出了嗎', en: 'The first window asks how it went' },
  about: {
    tw: '`waiting` 還沒打開、`opened` 正在填、`sent` 已送出（附案件編號）、`over` 已過期。',
    en: '`waiting`: not opened yet; `opened`: being written; `sent`, with the number of the case; `over`: too late.',
  },
  bodies: [{ name: { tw: '問', en: 'The question' }, schema: watchHandOverBody, example: { watch: WATCH } }],
  answer: answers(part({ msg: handOverStateView }), { msg: { state: 'sent', question_id: 10232 } }),
};

export const handOverDocs = { handOver: begin, openHandOver: open, watchHandOver: watch };
