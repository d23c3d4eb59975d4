import { textsOf, tipsLike, tipsOf, type SettingValues } from '@hub/contracts/catalog';
import { fieldIn, lacking, otherLanguages, translationsOf, type OtherLanguage } from '@hub/contracts/shared';
import { wordsOf } from '../rows/words-of.ts';
import { Game } from './game.entity.ts';
import { Tip } from './tip.entity.ts';
import type { SettingKind } from '../settings/setting-kind.ts';

const STEP = 10;
const texts = textsOf('tips');
const linesOf = (lines: string[]) => lines.join('\n').trimEnd();

/** Tips in another language, each in the line of what it translates. */
const linesIn = (tips: Tip[], language: OtherLanguage) =>
  linesOf(tips.map(({ translations }) => translations?.[language]?.text ?? ''));

const valuesOf = (game_id: string, tips: Tip[]): SettingValues => ({
  game_id,
  tips: tips.map(({ text }) => text).join('\n'),
  ...Object.fromEntries(otherLanguages.map((language) => [fieldIn('tips', language), linesIn(tips, language)])),
});

/** Lines of the form as rows: the words of a line in every language are one tip. */
function tipsIn(values: SettingValues): Pick<Tip, 'text' | 'translations'>[] {
  const tips = String(values.tips);
  const like = Object.entries(translationsOf(values, texts)).map(
    ([language, { tips: text }]) => [language, tipsLike(tips, text)] as const,
  );
  return tipsOf(tips).map((text, at) => ({
    text,
    translations: Object.fromEntries(
      like.flatMap(([language, lines]) => (lines[at] ? [[language, { text: lines[at] }]] : [])),
    ),
  }));
}

const clean = (values: SettingValues): SettingValues => ({
  ...values,
  tips: tipsOf(String(values.tips)).join('\n'),
  ...Object.fromEntries(
    otherLanguages.map((language) => {
      const name = fieldIn('tips', language);
      return [name, linesOf(tipsLike(String(values.tips), String(values[name])))];
    }),
  ),
});

/** The tips of a game are one setting: their order is what people change. */
export const tipsKind: SettingKind = {
  name: 'tips',
  fixed: ['game_id'],
  gameOf: ({ game_id }) => String(game_id),
  keyOf: ({ game_id }) => String(game_id),
  clean,
  list: async (manager) => {
    const [games, tips] = await Promise.all([
      manager.find(Game, { order: { sort: 'ASC', game_id: 'ASC' } }),
      manager.find(Tip, { order: { sort: 'ASC' } }),
    ]);
    return games.map((game) => {
      const own = tips.filter(({ game_id }) => game_id === game.game_id);
      return {
        key: game.game_id,
        game: game.game_id,
        title: game.name,
        note: String(own.length),
        state: own.length > 0 ? 'live' : 'off',
        from: null,
        until: null,
        text: own.map((tip) => `${tip.text} ${wordsOf(tip)}`).join(' '),
        lacks: otherLanguages.filter((language) => own.some((tip) => lacking(tip, ['text']).includes(language))),
      };
    });
  },
  load: async (manager, key) => {
    if (!(await manager.existsBy(Game, { game_id: key }))) return null;
    return valuesOf(key, await manager.find(Tip, { where: { game_id: key }, order: { sort: 'ASC' } }));
  },
  write: async (manager, values, key) => {
    const game_id = key ?? String(values.game_id);
    await manager.delete(Tip, { game_id });
    const rows = tipsIn(values).map((tip, index) => ({ game_id, sort: (index + 1) * STEP, ...tip }));
    if (rows.length > 0) await manager.insert(Tip, rows);
    return game_id;
  },
};
