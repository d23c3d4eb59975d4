import { contentLang, useGetGamesQuery, useStaffMeQuery } from '@hub/web';
import {
  readersOf,
  type noticeKinds,
  type ServerStatus,
  type SettingName,
  type SettingRow,
  type VersionRow,
} from '@hub/contracts/catalog';
import { useLingui } from '@lingui/react/macro';
import { useEverySettingQuery } from './choices.api.ts';

export { contentLang };

/** Names of the kinds in the order of the navigation, and how long players wait for a change. */
export function useSettingNames(): Record<SettingName, { name: string; one: string; seen: string }> {
  const { t } = useLingui();
  const soon = t`儲存後幾秒內，玩家重新整理就會看到。`;
  const later = t`儲存後最慢 30 秒，玩家重新整理就會看到。`;
  return {
    faq: { name: t`常見問題`, one: t`文章`, seen: soon },
    notices: { name: t`公告`, one: t`公告`, seen: soon },
    question_types: { name: t`問題類型`, one: t`問題類型`, seen: soon },
    games: { name: t`遊戲`, one: t`遊戲`, seen: later },
    themes: { name: t`遊戲外觀`, one: t`遊戲外觀`, seen: later },
    servers: { name: t`伺服器`, one: t`伺服器`, seen: later },
    roles: { name: t`角色編號`, one: t`角色編號的規則`, seen: soon },
    tips: { name: t`小提醒`, one: t`小提醒`, seen: soon },
    quick_actions: { name: t`快速按鈕`, one: t`快速按鈕`, seen: soon },
    clicks: { name: t`點擊連結`, one: t`點擊連結`, seen: t`儲存後馬上生效。` },
    site: { name: t`網站`, one: t`網站設定`, seen: later },
  };
}

export function useStateWords(kind: SettingName): Record<SettingRow['state'], string> {
  const { t } = useLingui();
  const shown = { live: t`顯示中`, soon: t`尚未開始`, over: t`已結束`, off: t`未顯示` };
  if (kind === 'themes') return { ...shown, live: t`有自己的外觀`, off: t`和網站相同` };
  return kind === 'roles' ? { ...shown, live: t`有自己的規則`, off: t`一般規則` } : shown;
}

export function useServerStatuses(): Record<ServerStatus, string> {
  const { t } = useLingui();
  return { public: t`開放`, hidden: t`隱藏`, maintenance: t`維護中`, closed: t`已關閉`, merged: t`已合併` };
}

export function useNoticeKinds(): Record<(typeof noticeKinds)[number], string> {
  const { t } = useLingui();
  return { info: t`公告`, maintenance: t`維護`, fraud: t`防詐` };
}

export function useVersionWords(): Record<VersionRow['state'], string> {
  const { t } = useLingui();
  return { saved: t`已儲存`, draft: t`草稿`, removed: t`刪除` };
}

type Choice = { value: string; label: string; name: string };
type GameChoice = { games: Choice[]; nameOf: (id: string) => string; plainNameOf: (id: string) => string };

/** Games by name, also those that are not published where the reader may know of them; `*` is every game. */
export function useGameChoice(): GameChoice {
  const { t } = useLingui();
  const { data: me } = useStaffMeQuery();
  const knows = (me?.roles ?? []).some(({ role }) => readersOf('games').some((known) => known === role));
  const { data = [] } = useGetGamesQuery();
  const { data: desk = [] } = useEverySettingQuery('games', { skip: !knows });
  const open = data.map(({ game_id, game_name }) => ({ value: game_id, label: game_name, name: game_name }));
  const closed = desk
    .filter(({ key }) => open.every(({ value }) => value !== key))
    .map(({ key, title }) => ({ value: key, label: t`${title}（未公開）`, name: title }));
  const games = [...open, ...closed];
  const nameOf = (id: string) => (id === '*' ? t`全部遊戲` : (games.find(({ value }) => value === id)?.label ?? id));
  const plainNameOf = (id: string) => games.find(({ value }) => value === id)?.name ?? id;
  return { games, nameOf, plainNameOf };
}
