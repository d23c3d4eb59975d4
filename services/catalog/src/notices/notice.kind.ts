import { textsOf, type SettingValues } from '@hub/contracts/catalog';
import { fieldsOf, lacking, translationsOf } from '@hub/contracts/shared';
import { numberOf } from '@hub/nest-kit/http';
import { Notice } from './notice.entity.ts';
import { wordsOf } from '../rows/words-of.ts';
import type { SettingKind } from '../settings/setting-kind.ts';
import { flag, fromMinute, minuteOf, stateOf, untilMinute } from '../settings/values.ts';
import { saveNumbered } from '../settings/numbered.ts';

const texts = textsOf('notices') as ['title', 'content'];

const valuesOf = (row: Notice): SettingValues => ({
  game_id: row.game_id,
  kind: row.kind,
  title: row.title,
  content: row.content,
  ...fieldsOf(row.translations, texts),
  starts_at: minuteOf(row.starts_at),
  ends_at: minuteOf(row.ends_at),
  published: row.published === 1,
});

export const noticeKind: SettingKind = {
  name: 'notices',
  fixed: [],
  gameOf: ({ game_id }) => String(game_id),
  keyOf: () => null,
  list: async (manager, now) => {
    const rows = await manager.find(Notice, { order: { starts_at: 'DESC', id: 'DESC' } });
    return rows.map((row) => ({
      key: String(row.id),
      game: row.game_id,
      title: row.title,
      note: row.kind,
      state: stateOf(row, now, row.published === 1),
      from: row.starts_at,
      until: row.ends_at,
      text: `${row.content} ${wordsOf(row)}`,
      lacks: lacking(row, texts),
    }));
  },
  load: async (manager, key) => {
    const row = await manager.findOneBy(Notice, { id: numberOf(key) });
    return row && valuesOf(row);
  },
  write: (manager, values, key) =>
    saveNumbered(manager, Notice, key, {
      game_id: String(values.game_id),
      kind: values.kind as Notice['kind'],
      title: String(values.title),
      content: String(values.content),
      translations: translationsOf(values, texts),
      starts_at: fromMinute(values.starts_at) as Date,
      ends_at: untilMinute(values.ends_at),
      published: flag(values.published),
    }),
  remove: async (manager, key) => {
    await manager.delete(Notice, { id: numberOf(key) });
  },
};
