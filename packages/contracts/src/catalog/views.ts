import type { CaptchaProvider } from '../shared/captcha.ts';
import type { FaqView } from '../tickets/views.ts';

export type ServerView = { server_id: string; server_name: string; server_status: string };
export type GameView = { game_id: string; game_name: string; site: string; logo_path: string; servers: ServerView[] };
export type GamesView = { msg: GameView[] };
export type ServersView = { msg: { server_id: string; server_name: string }[] };
export type ConfigView = { config: { main_site: string; support_site: string } };

/** `kind` chooses the badge; `content` is plain text. */
export type NoticeView = {
  id: number;
  title: string;
  content: string;
  start: string;
  kind: 'info' | 'maintenance' | 'fraud';
};
export type NoticesView = { msg: NoticeView[] };

/** A type with a window is only given while the window is open; `token_only` types go to in-game players alone. */
export type QuestionType = { code: string; label: string; token_only: boolean };

/**
 * Everything a desk needs to know about one game, in one internal call. `servers` has every status: a token may carry a
 * server that the public list no longer offers.
 */
export type DeskSettings = {
  game_id: string;
  game_name: string;
  servers: ServerView[];
  question_types: QuestionType[];
  report_form: 'legacy' | 'new';
  captcha: { create: boolean; reply: boolean; provider: CaptchaProvider };
  service_hours: string;
  tips: string[];
  quick_actions: { label: string; url: string; audience: 'everyone' | 'whitelisted' }[];
  line: { show: boolean; account_name: string; add_friend_link: string; guide_link: string };
  faq: FaqView[];
};
/** `game: null` when there is no such game. */
export type DeskSettingsView = { game: DeskSettings | null };

/** Providers of challenges: of the forms that belong to no game, and all that some form asks for. */
export type SiteCaptchaView = { site: CaptchaProvider; used: CaptchaProvider[] };

/** For the gateway's HTML: style sheet text of all games' themes, the games themselves, and whose challenges pages show. */
export type SiteDataView = {
  theme_css: string;
  games: GameView[];
  config: ConfigView['config'];
  captcha: SiteCaptchaView;
};
