import type { InferType } from 'yup';
import type { CaptchaProvider } from '../shared/captcha.ts';
import type { SiteLimits } from '../shared/site-limits.ts';
import type { RoleDigits } from '../shared/role-digits.ts';
import { listOf, part, text, view } from '../shared/view.ts';
import { faqView, noticeView, type FaqView, type NoticeView } from '../tickets/views.ts';

export const serverView = view('Server', { server_id: text(), server_name: text(), server_status: text() });
export type ServerView = InferType<typeof serverView>;
export const gameView = view('Game', {
  game_id: text(),
  game_name: text(),
  site: text(),
  logo_path: text(),
  servers: listOf(serverView),
});
export type GameView = InferType<typeof gameView>;
export const gamesView = view('Games', { msg: listOf(gameView) });
export type GamesView = InferType<typeof gamesView>;
export const serversView = view('Servers', { msg: listOf(part({ server_id: text(), server_name: text() })) });
export type ServersView = InferType<typeof serversView>;
export const configView = view('Config', { config: part({ main_site: text(), support_site: text() }) });
export type ConfigView = InferType<typeof configView>;
export const articlesView = view('Articles', { msg: listOf(faqView) });
/** '' where the target is unknown, over or not allowed. */
export const clickView = view('Click', { url: text() });

export const noticesView = view('Notices', { msg: listOf(noticeView) });
export type NoticesView = InferType<typeof noticesView>;

/** Codes of three digits as text; some districts of one city share theirs. `_en`: how the name is written in English. */
export const postalCodesView = view('PostalCodes', {
  msg: listOf(
    part({
      city: text(),
      city_en: text(),
      districts: listOf(part({ name: text(), name_en: text(), zip: text() })),
    }),
  ),
});
export type PostalCodesView = InferType<typeof postalCodesView>;

/** A type with a window is only given while the window is open; `token_only` types go to in-game players alone. */
export type QuestionType = { code: string; label: string; token_only: boolean };

/** `servers` of every status: a token may carry one no longer offered. `role_digits` null: nobody set it. */
export type DeskSettings = {
  game_id: string;
  game_name: string;
  servers: ServerView[];
  role_digits: RoleDigits | null;
  question_types: QuestionType[];
  /** Also those that nobody can choose now. */
  type_names: Record<string, string>;
  report_form: 'legacy' | 'new';
  captcha: { create: boolean; reply: boolean; provider: CaptchaProvider };
  service_hours: string;
  tips: string[];
  quick_actions: {
    label: string;
    url: string;
    audience: 'everyone' | 'whitelisted';
    place: 'everywhere' | 'web';
  }[];
  line: { show: boolean; account_name: string; add_friend_link: string; guide_link: string };
  faq: FaqView[];
  notices: NoticeView[];
};
/** `game: null` when there is no such game. */
export type DeskSettingsView = { game: DeskSettings | null };

export type SiteCaptchaView = { site: CaptchaProvider; used: CaptchaProvider[] };

export type SiteLimitsView = { limits: SiteLimits };

/** `theme_css`: of all games' themes. */
export type SiteDataView = {
  theme_css: string;
  games: GameView[];
  config: ConfigView['config'];
  captcha: SiteCaptchaView;
};

/** Of a game that is shown. `servers` of every status. `role_digits` null: nobody set it. */
export type TopupGame = {
  game_id: string;
  game_name: string;
  servers: ServerView[];
  role_digits: RoleDigits | null;
  min_amount: number;
  service_hours: string;
};
/** `game: null` when there is no such game. */
export type TopupGameView = { game: TopupGame | null };
