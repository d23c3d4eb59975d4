import { textsOf, type SettingValues } from '@hub/contracts/catalog';
import { fieldsOf, lacking, translationsOf } from '@hub/contracts/shared';
import type { EntityManager } from 'typeorm';
import { Game } from './game.entity.ts';
import { wordsOf } from '../rows/words-of.ts';
import type { SettingKind } from '../settings/setting-kind.ts';
import { SettingRefused } from '../settings/settings.errors.ts';
import { flag } from '../settings/values.ts';

const texts = textsOf('games') as ['name'];

const valuesOf = (row: Game): SettingValues => ({
  game_id: row.game_id,
  name: row.name,
  ...fieldsOf(row.translations, texts),
  site: row.site,
  sort: String(row.sort),
  service_from: row.service_from,
  service_until: row.service_until,
  report_form: row.report_form,
  min_amount_twd: String(row.min_amount_twd),
  line_show: row.line_show === 1,
  line_account_name: row.line_account_name,
  line_add_friend_link: row.line_add_friend_link,
  line_guide_link: row.line_guide_link,
  captcha_create: row.captcha_create === 1,
  captcha_reply: row.captcha_reply === 1,
  captcha_provider: row.captcha_provider,
  hidden: row.hidden_at !== null,
});

/** A game that was hidden keeps the moment. */
async function hiddenAt(manager: EntityManager, key: string, hidden: boolean): Promise<Date | null> {
  if (!hidden) return null;
  const [row] = await manager.query<{ at: Date }[]>(
    'SELECT COALESCE(hidden_at, NOW(3)) AS at FROM game WHERE game_id = ?',
    [key],
  );
  return row?.at ?? null;
}

export const gameKind: SettingKind = {
  name: 'games',
  fixed: ['game_id'],
  gameOf: ({ game_id }) => String(game_id),
  keyOf: ({ game_id }) => String(game_id),
  list: async (manager) => {
    const rows = await manager.find(Game, { order: { sort: 'ASC', game_id: 'ASC' } });
    return rows.map((row) => ({
      key: row.game_id,
      game: row.game_id,
      title: row.name,
      note: `${row.service_from}–${row.service_until}`,
      state: row.hidden_at ? 'off' : 'live',
      from: null,
      until: null,
      text: `${row.game_id} ${wordsOf(row)}`,
      lacks: lacking(row, texts),
    }));
  },
  load: async (manager, key) => {
    const row = await manager.findOneBy(Game, { game_id: key });
    return row && valuesOf(row);
  },
  check: async (manager, { game_id }, key) => {
    // Ids of games tell capitals apart; people and file systems do not.
    const alike = 'SELECT game_id FROM game WHERE LOWER(game_id) = LOWER(?) LIMIT 1';
    const [row] = key === null ? await manager.query<unknown[]>(alike, [game_id]) : [];
    if (row) throw new SettingRefused('game_id', 'SETTING_EXISTS');
  },
  // Its servers, types and looks come first.
  begin: (values) => ({ ...values, hidden: true }),
  write: async (manager, values, key) => {
    const game_id = key ?? String(values.game_id);
    const hidden = values.hidden === true;
    const row = rowOf(values);
    if (key === null) await manager.insert(Game, { game_id, ...closed, ...row, hidden_at: () => 'NOW(3)' });
    else await manager.update(Game, { game_id }, { ...row, hidden_at: await hiddenAt(manager, game_id, hidden) });
    return game_id;
  },
};

/** Top-up of a new game, which is not set here. */
const closed = { tw: null, os: 0 };

const rowOf = (values: SettingValues) => ({
  name: String(values.name),
  translations: translationsOf(values, texts),
  site: String(values.site),
  sort: Number(values.sort),
  service_from: String(values.service_from),
  service_until: String(values.service_until),
  report_form: values.report_form as Game['report_form'],
  min_amount_twd: Number(values.min_amount_twd),
  line_show: flag(values.line_show),
  line_account_name: String(values.line_account_name),
  line_add_friend_link: String(values.line_add_friend_link),
  line_guide_link: String(values.line_guide_link),
  captcha_create: flag(values.captcha_create),
  captcha_reply: flag(values.captcha_reply),
  captcha_provider: values.captcha_provider as Game['captcha_provider'],
});
