import type { SettingName } from '@hub/contracts/catalog';
import { SettingNotFound } from './settings.errors.ts';
import { articleKind } from './kinds/article.kind.ts';
import { gameKind } from './kinds/game.kind.ts';
import { noticeKind } from './kinds/notice.kind.ts';
import { questionTypeKind } from './kinds/question-type.kind.ts';
import { quickActionKind } from './kinds/quick-action.kind.ts';
import { serverKind } from './kinds/server.kind.ts';
import { siteKind } from './kinds/site.kind.ts';
import { tipsKind } from './kinds/tips.kind.ts';
import type { SettingKind } from './setting-kind.ts';

const kinds: Record<SettingName, SettingKind> = {
  faq: articleKind,
  notices: noticeKind,
  question_types: questionTypeKind,
  games: gameKind,
  servers: serverKind,
  tips: tipsKind,
  quick_actions: quickActionKind,
  site: siteKind,
};

/** Throws `SettingNotFound` for a kind that does not exist. */
export function settingKind(name: string): SettingKind {
  const kind = Object.hasOwn(kinds, name) ? kinds[name as SettingName] : undefined;
  if (!kind) throw new SettingNotFound();
  return kind;
}
