import { migrationOf } from '@hub/nest-kit/db';

const types: [code: string, label: string, hk: string, en: string, sort: number][] = [
  ['complaint', '申訴', '申訴', 'Complaint', 82],
  ['game_history', '申請遊戲歷程', '申請遊戲歷程', 'Request of game records', 83],
];

/** At every game, and only where nobody has made them: the terms promise an answer to these by a day. */
export const OfferPromisedTypes1800004100000 = migrationOf(
  'OfferPromisedTypes1800004100000',
  types.map(([code, label, hk, en, sort]) => {
    const translations = JSON.stringify({ 'zh-HK': { label: hk }, en: { label: en } });
    return `INSERT IGNORE INTO question_type (game_id, code, label, translations, token_only, sort)
      VALUES ('*', '${code}', '${label}', '${translations}', 0, ${sort})`;
  }),
);
