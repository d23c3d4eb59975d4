import type { DeskSettings, QuestionType } from '@hub/contracts/catalog';
import type { RoleDigits } from '@hub/contracts/shared';
import type { FaqView } from '@hub/contracts/tickets';
import type { WholeGame } from '../games/find-games.ts';
import { serverView } from '../games/game.view.ts';
import { isOpen } from '../rows/window.policy.ts';

export function deskSettingsView(game: WholeGame, types: QuestionType[], faq: FaqView[], now: Date): DeskSettings {
  return {
    game_id: game.game_id,
    game_name: game.name,
    servers: game.servers.map(serverView),
    role_digits: game.role_rule && roleDigitsOf(game.role_rule),
    question_types: types,
    report_form: game.report_form,
    captcha: {
      create: game.captcha_create === 1,
      reply: game.captcha_reply === 1,
      provider: game.captcha_provider,
    },
    service_hours: `${game.service_from}-${game.service_until}`,
    tips: game.tips.map(({ text }) => text),
    quick_actions: game.quick_actions
      .filter((action) => isOpen(action, now))
      .map(({ label, url, audience, place }) => ({ label, url, audience, place })),
    line: {
      show: game.line_show === 1,
      account_name: game.line_account_name,
      add_friend_link: game.line_add_friend_link,
      guide_link: game.line_guide_link,
    },
    faq,
  };
}

const roleDigitsOf = ({ digits_least, digits_most }: RoleDigits): RoleDigits => ({ digits_least, digits_most });
