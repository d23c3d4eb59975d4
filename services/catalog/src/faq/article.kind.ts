import { textsOf, type SettingValues } from '@hub/contracts/catalog';
import { fieldIn, fieldsOf, lacking, languages, translationsOf } from '@hub/contracts/shared';
import { numberOf } from '@hub/nest-kit/http';
import { Article } from './article.entity.ts';
import type { EntityManager } from 'typeorm';
import { typeLabels } from '../question-types/type-labels.ts';
import { cleanHtml } from './clean-html.ts';
import { wordsOf } from '../rows/words-of.ts';
import type { SettingKind } from '../settings/setting-kind.ts';
import { flag, fromMinute, minuteOf, stateOf } from '../settings/values.ts';
import { saveNumbered } from '../settings/numbered.ts';

const texts = textsOf('faq') as ['title', 'content'];

const valuesOf = (row: Article): SettingValues => ({
  game_id: row.game_id,
  site: row.site,
  type_id: row.type_id,
  title: row.title,
  content: row.content,
  ...fieldsOf(row.translations, texts),
  sort: String(row.sort),
  published: row.published === 1,
  publish_at: minuteOf(row.publish_at),
});

const cleanTexts = (values: SettingValues): SettingValues =>
  Object.fromEntries(
    languages.map((language) => {
      const name = fieldIn('content', language);
      return [name, cleanHtml(String(values[name] ?? ''))];
    }),
  );

const typeNames = async (manager: EntityManager): Promise<Map<string, string>> =>
  new Map([['receipt', '收據'], ...(await typeLabels(manager))]);

export const articleKind: SettingKind = {
  name: 'faq',
  fixed: [],
  gameOf: ({ game_id }) => String(game_id),
  keyOf: () => null,
  clean: (values) => ({ ...values, ...cleanTexts(values) }),
  list: async (manager, now) => {
    const rows = await manager.find(Article, { order: { site: 'ASC', sort: 'ASC', id: 'ASC' } });
    const names = await typeNames(manager);
    return rows.map((row) => ({
      key: String(row.id),
      game: row.game_id,
      title: row.title,
      note: names.get(row.type_id) ?? row.type_id,
      state: stateOf({ starts_at: row.publish_at, ends_at: null }, now, row.published === 1),
      from: row.publish_at,
      until: null,
      text: `${row.content} ${wordsOf(row)}`.replaceAll(/<[^>]*>/g, ' '),
      lacks: lacking(row, texts),
    }));
  },
  load: async (manager, key) => {
    const row = await manager.findOneBy(Article, { id: numberOf(key) });
    return row && valuesOf(row);
  },
  write: (manager, values, key) =>
    saveNumbered(manager, Article, key, {
      site: String(values.site),
      type_id: String(values.type_id),
      game_id: String(values.game_id),
      title: String(values.title),
      content: String(values.content),
      translations: translationsOf(values, texts),
      sort: Number(values.sort),
      published: flag(values.published),
      publish_at: fromMinute(values.publish_at),
    }),
};
