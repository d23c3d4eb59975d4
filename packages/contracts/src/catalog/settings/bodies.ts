import { object, string, type AnyObject, type InferType, type ObjectSchema } from 'yup';
import { captchaProviders } from '../../shared/captcha.ts';
import { reservedGameIds } from '../../shared/game-id.ts';
import { translated } from '../../shared/translated.ts';
import { twd } from '../../shared/twd-field.ts';
import { roleRuleBody } from './role-rule.ts';
import { themeBody } from './theme.ts';
import {
  code,
  ends,
  gameOrAll,
  https,
  isPlainHttps,
  limit,
  line,
  minute,
  needed,
  oneGame,
  order,
  tick,
} from './parts.ts';

const CONTENT_MAX = 60_000;

/** Published: shown, from its time on where it has one. */
export const articleBody = object({
  game_id: gameOrAll(),
  site: string()
    .trim()
    .default('long_e')
    .matches(/^[a-z0-9_]{1,32}$/, 'CODE_SHAPE'),
  type_id: code(),
  title: needed(120),
  ...translated('title', 120),
  content: needed(CONTENT_MAX),
  ...translated('content', CONTENT_MAX),
  sort: order(),
  published: tick(),
  publish_at: minute(),
});

export const noticeKinds = ['info', 'maintenance', 'fraud'] as const;
export const noticeBody = object({
  game_id: gameOrAll(),
  kind: string()
    .oneOf([...noticeKinds], 'FIELD_INVALID')
    .default('info'),
  title: needed(120),
  ...translated('title', 120),
  content: needed(4000),
  ...translated('content', 4000),
  starts_at: minute().required('FIELD_REQUIRED'),
  ends_at: ends('starts_at'),
  published: tick(),
});

export const questionTypeBody = object({
  game_id: gameOrAll(),
  code: code(),
  label: needed(64),
  ...translated('label', 64),
  token_only: tick(),
  starts_at: minute(),
  ends_at: ends('starts_at'),
  sort: order(),
});

const clock = () =>
  string()
    .trim()
    .required('FIELD_REQUIRED')
    .matches(/^([01]\d|2[0-3]):[0-5]\d$/, { message: 'CLOCK_SHAPE', excludeEmptyString: true });

/** A new game is hidden, whatever its form says, until somebody publishes it. */
export const gameBody = object({
  game_id: oneGame().notOneOf(reservedGameIds, 'GAME_RESERVED'),
  name: needed(64),
  ...translated('name', 64),
  site: https(255),
  sort: order(),
  service_from: clock(),
  service_until: clock(),
  report_form: string().oneOf(['legacy', 'new'], 'FIELD_INVALID').default('legacy'),
  min_amount_twd: twd().default(0),
  line_show: tick(),
  line_account_name: line(64),
  line_add_friend_link: https(255),
  line_guide_link: https(255),
  captcha_create: tick().default(true),
  captcha_reply: tick().default(true),
  captcha_provider: string()
    .oneOf([...captchaProviders], 'FIELD_INVALID')
    .default('altcha'),
  hidden: tick(),
});

export const serverStatuses = ['public', 'hidden', 'maintenance', 'closed', 'merged'] as const;
export type ServerStatus = (typeof serverStatuses)[number];
export const serverBody = object({
  game_id: oneGame(),
  server_id: code(),
  name: needed(64),
  ...translated('name', 64),
  status: string()
    .oneOf([...serverStatuses], 'SERVER_STATUS')
    .default('public'),
  sort: order(),
});
export type ServerBody = InferType<typeof serverBody>;

const TIPS = 12;
const TIP_MAX = 255;
const linesOf = (text: string | undefined) => (text ?? '').split('\n').map((one) => one.trim());
const tipsOf = (text: string | undefined) => linesOf(text).filter(Boolean);
/** The same in another language, line by line; an empty one is not translated. */
const tipsLike = (tips: string | undefined, text: string | undefined): string[] => {
  const lines = linesOf(text);
  return tipsOf(tips).map((_, at) => lines[at] ?? '');
};
const fitTips = (text: string | undefined) =>
  tipsOf(text).length <= TIPS && tipsOf(text).every((one) => one.length <= TIP_MAX);
const tipsIn = () => string().default('').test('tips', 'TIPS_SHAPE', fitTips);
const likeTips = () =>
  tipsIn().test(
    'lines',
    'TIPS_LINES',
    (text, { parent }) =>
      linesOf(text?.trimEnd()).length <= Math.max(1, tipsOf((parent as { tips?: string }).tips).length),
  );
export const tipsBody = object({ game_id: oneGame(), tips: tipsIn(), tips_hk: likeTips(), tips_en: likeTips() });
export { tipsOf, tipsLike };

export const quickActionBody = object({
  game_id: oneGame(),
  url: needed(120).matches(/^\/[\x21-\x7e]*$/, { message: 'PATH_SHAPE', excludeEmptyString: true }),
  label: needed(64),
  ...translated('label', 64),
  audience: string().oneOf(['everyone', 'whitelisted'], 'FIELD_INVALID').default('everyone'),
  place: string().oneOf(['everywhere', 'web'], 'FIELD_INVALID').default('everywhere'),
  starts_at: minute(),
  ends_at: ends('starts_at'),
});

/** Where `/click/{id}` leads. Which hosts it may have the server knows: those that the settings name. */
export const clickBody = object({
  game_id: gameOrAll(),
  url: needed(1024).test('https', 'LINK_SHAPE', (value) => !value || isPlainHttps(value)),
  audience: string().oneOf(['everyone', 'whitelisted'], 'FIELD_INVALID').default('everyone'),
  starts_at: minute(),
  ends_at: ends('starts_at'),
});

/** What belongs to no game: whose challenge the forms without a game show, the two entries of the site, and its limits. */
export const siteBody = object({
  captcha_provider: string()
    .oneOf([...captchaProviders], 'FIELD_INVALID')
    .default('altcha'),
  main_site: https(255),
  support_site: https(255),
  reports_per_hour: limit('reports_per_hour'),
  pictures_per_report: limit('pictures_per_report'),
  pictures_per_reply: limit('pictures_per_reply'),
  picture_mb: limit('picture_mb'),
});
export type SiteBody = InferType<typeof siteBody>;

export const settingBodies = {
  faq: articleBody,
  notices: noticeBody,
  question_types: questionTypeBody,
  games: gameBody,
  themes: themeBody,
  servers: serverBody,
  roles: roleRuleBody,
  tips: tipsBody,
  quick_actions: quickActionBody,
  clicks: clickBody,
  site: siteBody,
} as const satisfies Record<string, ObjectSchema<AnyObject>>;
export type SettingName = keyof typeof settingBodies;
export const settingNames = Object.keys(settingBodies) as SettingName[];

const translatedTexts: Partial<Record<SettingName, readonly string[]>> = {
  faq: ['title', 'content'],
  notices: ['title', 'content'],
  question_types: ['label'],
  games: ['name'],
  servers: ['name'],
  tips: ['tips'],
  quick_actions: ['label'],
};
export const textsOf = (name: SettingName): readonly string[] => translatedTexts[name] ?? [];
