import type { SettingName } from '@hub/contracts/catalog';
import { SettingNotFound } from './settings.errors.ts';
import { clickKind } from '../clicks/click.kind.ts';
import { articleKind } from '../faq/article.kind.ts';
import { themeKind } from '../game-art/theme.kind.ts';
import { gameKind } from '../games/game.kind.ts';
import { noticeKind } from '../notices/notice.kind.ts';
import { questionTypeKind } from '../question-types/question-type.kind.ts';
import { quickActionKind } from '../games/quick-action.kind.ts';
import { serverKind } from '../games/server.kind.ts';
import { roleRuleKind } from '../games/role-rule.kind.ts';
import { siteKind } from '../site/site.kind.ts';
import { tipsKind } from '../games/tips.kind.ts';
import type { SettingKind } from './setting-kind.ts';

const kinds: Record<SettingName, SettingKind> = {
  faq: articleKind,
  notices: noticeKind,
  question_types: questionTypeKind,
  games: gameKind,
  themes: themeKind,
  servers: serverKind,
  roles: roleRuleKind,
  tips: tipsKind,
  quick_actions: quickActionKind,
  clicks: clickKind,
  site: siteKind,
};

/** Throws `SettingNotFound` for a kind that does not exist. */
export function settingKind(name: string): SettingKind {
  const kind = Object.hasOwn(kinds, name) ? kinds[name as SettingName] : undefined;
  if (!kind) throw new SettingNotFound();
  return kind;
}
