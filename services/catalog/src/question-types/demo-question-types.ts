import { EVERY_GAME } from '../rows/columns.ts';
import type { QuestionTypeRow } from './question-type.entity.ts';

const labels: [code: string, label: string][] = [
  ['1', '一般問題'],
  ['2', '儲值未入帳'],
  ['f', '帳號遺失'],
  ['g', '帳號被盜'],
  ['3', '遊戲異常'],
  ['4', '活動問題'],
  ['5', '檢舉'],
  ['6', '建議'],
  ['9', '其他'],
];

const general = labels.map(([code, label], index) => ({
  game_id: EVERY_GAME,
  code,
  label,
  token_only: 0,
  starts_at: null,
  ends_at: null,
  sort: (index + 1) * 10,
}));

export const demoQuestionTypes: QuestionTypeRow[] = [
  ...general,
  {
    game_id: 'H73',
    code: 'u',
    label: '抓蟲獎勵活動',
    token_only: 0,
    starts_at: new Date('2025-10-16T07:00:00+08:00'),
    ends_at: new Date('2025-11-16T23:59:59.999+08:00'),
    sort: 65,
  },
];
