import { penaltyCalls } from '../support/penalties.calls.ts';
import {
  addPenaltyBody,
  liftPenaltyBody,
  onePenaltyView,
  penaltiesQuery,
  penaltiesView,
  type PenaltyView,
} from '../support/penalties.ts';
import { answers, describeCalls, refuses } from './call-doc.ts';
import { TIME } from './example-case.ts';

const penalty: PenaltyView = {
  id: 7,
  nth: 1,
  kind: 'mute',
  days: 3,
  state: 'running',
  starts_at: TIME,
  ends_at: '2026-11-24T10:20:00+08:00',
  reason: '世界頻道連續辱罵其他玩家',
  staff_name: '小敏',
  lifted: null,
};
const { kind, days, reason } = penalty;
const one = answers(onePenaltyView, { data: penalty });
const account = { game_id: 'H73', uid: 'uid-300000001' };
const foreign = [refuses(403, 'msg', 'FORBIDDEN'), refuses(404, 'noexist', 'PENALTY_NOEXIST')];

export const penaltyDocs = describeCalls({
  name: { tw: '處分紀錄', en: 'Penalties' },
  of: penaltyCalls,
  calls: {
    listPenalties: {
      summary: { tw: '玩家卡：遊戲帳號的處分', en: 'The player’s card: penalties of the account' },
      query: penaltiesQuery,
      answer: answers(penaltiesView, { data: { total: 1, penalties: [penalty] }, page: { next: null } }),
      refusals: [refuses(404, 'noexist', 'PENALTY_NOEXIST')],
    },
    notePenalty: {
      summary: { tw: '記一筆處分', en: 'Notes a penalty' },
      about: {
        tw: '`seen` 是寫的人看過的最新一筆（`nth`），沒有就是 0；之後有人先記了，會退回 409。',
        en: '`seen` is the newest that the writer has seen (`nth`), 0 for none; 409 when somebody noted one since.',
      },
      bodies: [
        {
          name: { tw: '處分', en: 'A penalty' },
          schema: addPenaltyBody,
          example: { ...account, kind, days, reason, seen: 0 },
        },
      ],
      answer: one,
      refusals: [...foreign, refuses(409, 'msg', 'PENALTY_NEWER')],
    },
    liftPenalty: {
      summary: { tw: '提前解除處分', en: 'Lifts a penalty early' },
      params: { penalty: { tw: '處分編號', en: 'number of the penalty', example: '7' } },
      bodies: [
        {
          name: { tw: '解除的原因', en: 'Why it is lifted' },
          schema: liftPenaltyBody,
          example: { reason: '查證後是他人盜用' },
        },
      ],
      answer: one,
      refusals: [...foreign, refuses(409, 'msg', 'PENALTY_OVER')],
    },
  },
});
