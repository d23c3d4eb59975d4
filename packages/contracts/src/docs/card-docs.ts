import { cardQuery, contactView, playerCardView } from '../tickets/player-card.ts';
import { answers, refuses, type CallDoc } from './call-doc.ts';
import { caseNumber, TIME } from './example-case.ts';

export const card = (): CallDoc => ({
  summary: { tw: '玩家卡：同一位玩家的其他回報', en: 'The player’s card: what else they reported' },
  about: {
    tw: '用案件編號，或遊戲和帳號（不必有案件）。只含看的人負責的遊戲；`same` 說明怎麼知道是同一位。',
    en: 'By a case, or by game and account, which need have no case. Only of the games that the asker serves; `same` says how it is known to be the same player.',
  },
  query: cardQuery,
  answer: answers(playerCardView, {
    data: {
      total: 2,
      more: false,
      since: TIME,
      reports: [
        {
          id: 10187,
          game_id: 'H73',
          game_name: '遊戲 H73（示範）',
          type_text: '遊戲異常',
          status: '4',
          preview: '活動副本第三關打完後畫面變黑…',
          create_time: TIME,
          csat: '1',
          same: 'account',
        },
      ],
    },
    page: { next: null },
  }),
  refusals: [refuses(404, 'noexist', 'NOEXIST')],
});

export const contact = (): CallDoc => ({
  summary: { tw: '顯示案件的完整聯絡方式，並留下紀錄', en: 'Shows the whole contact of a case and leaves a trace' },
  params: { q_id: caseNumber },
  answer: answers(contactView, { data: { email: 'player@example.com', phone: '0912345678' } }),
  refusals: [refuses(404, 'noexist', 'NOEXIST')],
});
