import type { DeskSettings, TopupGame } from '@hub/contracts/catalog';
import { inLanguage, type Language, type RoleDigits } from '@hub/contracts/shared';
import type { WholeGame } from '../games/find-games.ts';
import { nameIn, serverView } from '../games/game.view.ts';
import { isOpen } from '../rows/window.policy.ts';

type Words = Pick<DeskSettings, 'type_names' | 'question_types' | 'faq' | 'notices'>;

export function deskSettingsView(game: WholeGame, words: Words, language: Language, now: Date): DeskSettings {
  return {
    game_id: game.game_id,
    game_name: nameIn(game, language),
    servers: game.servers.map((server) => serverView(server, language)),
    role_digits: game.role_rule && roleDigitsOf(game.role_rule),
    report_form: game.report_form,
    captcha: {
      create: game.captcha_create === 1,
      reply: game.captcha_reply === 1,
      provider: game.captcha_provider,
    },
    service_hours: `${game.service_from}-${game.service_until}`,
    tips: game.tips.map((tip) => inLanguage(tip, ['text'], language).text),
    quick_actions: game.quick_actions
      .filter((action) => isOpen(action, now))
      .map((action) => inLanguage(action, ['label'], language))
      .map(({ label, url, audience, place }) => ({ label, url, audience, place })),
    line: {
      show: game.line_show === 1,
      account_name: game.line_account_name,
      add_friend_link: game.line_add_friend_link,
      guide_link: game.line_guide_link,
    },
    ...words,
  };
}

export const topupGameView = (game: WholeGame, language: Language): TopupGame => ({
  game_id: game.game_id,
  game_name: nameIn(game, language),
  servers: game.servers.map((server) => serverView(server, language)),
  role_digits: game.role_rule && roleDigitsOf(game.role_rule),
  min_amount: game.min_amount_twd,
  service_hours: `${game.service_from}-${game.service_until}`,
});

const roleDigitsOf = ({ digits_least, digits_most }: RoleDigits): RoleDigits => ({ digits_least, digits_most });
