import type { SettingValues } from '@hub/contracts/catalog';
import { numberOf } from '@hub/nest-kit/http';
import { Article } from './article.entity.ts';
import type { EntityManager } from 'typeorm';
import { typeLabels } from '../question-types/type-labels.ts';
import { cleanHtml } from './clean-html.ts';
import type { SettingKind } from '../settings/setting-kind.ts';
import { flag, fromMinute, minuteOf, stateOf } from '../settings/values.ts';
import { saveNumbered } from '../settings/numbered.ts';

const valuesOf = (row: Article): SettingValues => ({
  game_id: row.game_id,
  site: row.site,
  type_id: row.type_id,
  title: row.title,
  content: row.content,
  sort: String(row.sort),
  published: row.published === 1,
  publish_at: minuteOf(row.publish_at),
});

/** Names of the types that an article can stand at. */
const typeNames = async (manager: EntityManager): Promise<Map<string, string>> =>
  new Map([['receipt', '收據'], ...(await typeLabels(manager))]);

export const articleKind: SettingKind = {
  name: 'faq',
  fixed: [],
  gameOf: ({ game_id }) => String(game_id),
  keyOf: () => null,
  clean: (values) => ({ ...values, content: cleanHtml(String(values.content)) }),
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
      text: row.content.replaceAll(/<[^>]*>/g, ' '),
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
      sort: Number(values.sort),
      published: flag(values.published),
      publish_at: fromMinute(values.publish_at),
    }),
};
