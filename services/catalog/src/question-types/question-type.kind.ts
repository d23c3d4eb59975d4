import { textsOf, type SettingValues } from '@hub/contracts/catalog';
import { fieldsOf, lacking, translationsOf } from '@hub/contracts/shared';
import { QuestionTypeRow } from './question-type.entity.ts';
import { wordsOf } from '../rows/words-of.ts';
import type { SettingKind } from '../settings/setting-kind.ts';
import { flag, fromMinute, minuteOf, stateOf, untilMinute } from '../settings/values.ts';
import { pairIn, pairKey } from '../settings/pair-key.ts';

const texts = textsOf('question_types') as ['label'];

const valuesOf = (row: QuestionTypeRow): SettingValues => ({
  game_id: row.game_id,
  code: row.code,
  label: row.label,
  ...fieldsOf(row.translations, texts),
  token_only: row.token_only === 1,
  starts_at: minuteOf(row.starts_at),
  ends_at: minuteOf(row.ends_at),
  sort: String(row.sort),
});
const whereOf = (key: string) => {
  const [game_id, code] = pairIn(key);
  return { game_id, code };
};

export const questionTypeKind: SettingKind = {
  name: 'question_types',
  fixed: ['game_id', 'code'],
  gameOf: ({ game_id }) => String(game_id),
  keyOf: ({ game_id, code }) => pairKey(game_id, code),
  list: async (manager, now) => {
    const rows = await manager.find(QuestionTypeRow, { order: { game_id: 'ASC', sort: 'ASC', code: 'ASC' } });
    return rows.map((row) => ({
      key: pairKey(row.game_id, row.code),
      game: row.game_id,
      title: row.label,
      note: row.code,
      state: stateOf(row, now),
      from: row.starts_at,
      until: row.ends_at,
      text: wordsOf(row),
      lacks: lacking(row, texts),
    }));
  },
  load: async (manager, key) => {
    const row = await manager.findOneBy(QuestionTypeRow, whereOf(key));
    return row && valuesOf(row);
  },
  write: async (manager, values) => {
    await manager.save(QuestionTypeRow, {
      game_id: String(values.game_id),
      code: String(values.code),
      label: String(values.label),
      translations: translationsOf(values, texts),
      token_only: flag(values.token_only),
      starts_at: fromMinute(values.starts_at),
      ends_at: untilMinute(values.ends_at),
      sort: Number(values.sort),
    });
    return pairKey(values.game_id, values.code);
  },
  remove: async (manager, key) => {
    await manager.delete(QuestionTypeRow, whereOf(key));
  },
};
