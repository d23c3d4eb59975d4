import { EVERY_GAME } from '../rows/columns.ts';
import type { QuestionTypeRow } from './question-type.entity.ts';

const labels: [code: string, label: string, hk: string, en: string][] = [
  ['1', '一般問題', '一般問題', 'General question'],
  ['2', '儲值未入帳', '增值未入賬', 'Top-up not received'],
  ['f', '帳號遺失', '帳戶遺失', 'Account lost'],
  ['g', '帳號被盜', '帳戶被盜', 'Account stolen'],
  ['3', '遊戲異常', '遊戲異常', 'Something in the game is wrong'],
  ['4', '活動問題', '活動問題', 'About an event'],
  ['5', '檢舉', '舉報', 'Report a player'],
  ['6', '建議', '建議', 'Suggestion'],
  ['9', '其他', '其他', 'Something else'],
];

export const demoQuestionTypes: QuestionTypeRow[] = [
  ...labels.map(([code, label, hk, en], place) => ({
    game_id: EVERY_GAME,
    code,
    label,
    translations: { 'zh-HK': { label: hk }, en: { label: en } },
    token_only: 0,
    starts_at: null,
    ends_at: null,
    sort: (place + 1) * 10,
  })),
  {
    game_id: 'H73',
    code: 'u',
    label: '抓蟲獎勵活動',
    translations: { 'zh-HK': { label: '捉蟲獎賞活動' }, en: { label: 'Bug hunt with rewards' } },
    token_only: 0,
    starts_at: new Date('2025-10-16T07:00:00+08:00'),
    ends_at: new Date('2025-11-16T23:59:59.999+08:00'),
    sort: 65,
  },
];
