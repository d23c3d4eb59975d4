import { noticeKinds, serverStatuses, type SettingName } from '@hub/contracts/catalog';
import { useLingui } from '@lingui/react/macro';
import type { Option, SettingField } from './setting-spec.ts';
import { useGameFields, useProviderField } from './use-game-fields.ts';
import { useLimitFields } from './use-limit-fields.ts';
import { useRoleRuleFields } from './use-role-rule-fields.ts';
import { useThemeFields } from './use-theme-fields.ts';
import { useCategories } from './use-categories.ts';
import { useGameChoice, useNoticeKinds, useServerStatuses } from './use-setting-words.ts';

/** The fields of a kind in the order of its form. */
export function useSettingFields(kind: SettingName): SettingField[] {
  const { t } = useLingui();
  const { games } = useGameChoice();
  const every = [{ value: '*', label: t`全部遊戲` }, ...games];
  const texts = useTextFields(every);
  const ofGame = useGameFields();
  const small = useSmallFields(games, every);
  const themes = useThemeFields(games);
  return { ...texts, games: ofGame, themes, ...small }[kind];
}

function useWindowFields(start: string, optional: boolean): SettingField[] {
  const { t } = useLingui();
  return [
    { name: 'starts_at', as: 'time', label: t`開始`, hint: start, optional },
    { name: 'ends_at', as: 'time', label: t`結束`, hint: t`台北時間；空白表示沒有期限`, optional: true },
  ];
}

function useTextFields(every: Option[]): Pick<Record<SettingName, SettingField[]>, 'faq' | 'notices'> {
  const { t } = useLingui();
  const window = useWindowFields(t`台北時間`, false);
  const kinds = useNoticeKinds();
  const categories = useCategories();
  const anyGame: SettingField = { name: 'game_id', as: 'choice', label: t`遊戲`, options: every };
  return {
    faq: [
      { name: 'title', as: 'line', label: t`標題` },
      anyGame,
      {
        name: 'type_id',
        as: 'choice',
        label: t`分類`,
        hint: t`依問題類型；玩家選這一類時會先看到`,
        options: categories,
      },
      { name: 'site', as: 'code', label: t`文件組`, hint: t`一般是 long_e`, width: 'short' },
      {
        name: 'content',
        as: 'html',
        rows: 14,
        limit: 60_000,
        label: t`內文（HTML）`,
        hint: t`可以用 h3、h4、p、ul、ol、li、strong、em、a、blockquote、code；其他標籤存檔時會拿掉`,
      },
      { name: 'sort', as: 'number', label: t`排序`, hint: t`小的在前面`, width: 'short' },
      { name: 'published', as: 'tick', label: t`公開`, hint: t`沒有勾選時，玩家看不到` },
      {
        name: 'publish_at',
        as: 'time',
        label: t`公開時間`,
        hint: t`台北時間；空白表示儲存後就公開`,
        optional: true,
      },
    ],
    notices: [
      { name: 'title', as: 'line', label: t`標題` },
      anyGame,
      {
        name: 'kind',
        as: 'choice',
        label: t`種類`,
        options: noticeKinds.map((value) => ({ value, label: kinds[value] })),
      },
      { name: 'content', as: 'area', rows: 6, limit: 4000, label: t`內容`, hint: t`純文字，換行會保留` },
      ...window,
      { name: 'published', as: 'tick', label: t`公開`, hint: t`沒有勾選時，時間到了也不顯示` },
    ],
  };
}

type Small = Exclude<SettingName, 'faq' | 'notices' | 'games' | 'themes'>;

function useSmallFields(games: Option[], every: Option[]): Record<Small, SettingField[]> {
  const { t } = useLingui();
  const statuses = useServerStatuses();
  const window = useWindowFields(t`台北時間；空白表示不限`, true);
  const oneGame: SettingField = { name: 'game_id', as: 'choice', label: t`遊戲`, options: games, fixed: true };
  const doors = useDoorFields(oneGame);
  const clicks = useClickFields(every);
  const roles = useRoleRuleFields(oneGame);
  return {
    question_types: [
      { name: 'game_id', as: 'choice', label: t`遊戲`, options: every, fixed: true },
      {
        name: 'code',
        as: 'code',
        label: t`代碼`,
        hint: t`例如 u、event_12；遊戲自己的代碼會蓋過全部遊戲的`,
        width: 'short',
        fixed: true,
      },
      { name: 'label', as: 'line', label: t`玩家看到的名稱` },
      { name: 'token_only', as: 'tick', label: t`只給從遊戲內進來的玩家` },
      ...window,
      { name: 'sort', as: 'number', label: t`排序`, hint: t`小的在前面`, width: 'short' },
    ],
    servers: [
      oneGame,
      { name: 'server_id', as: 'code', label: t`伺服器代碼`, width: 'medium', fixed: true },
      { name: 'name', as: 'line', label: t`名稱` },
      {
        name: 'status',
        as: 'choice',
        label: t`狀態`,
        hint: t`只有「開放」的伺服器能在表單選`,
        options: serverStatuses.map((value) => ({ value, label: statuses[value] })),
      },
      { name: 'sort', as: 'number', label: t`排序`, hint: t`小的在前面`, width: 'short' },
    ],
    tips: [
      oneGame,
      { name: 'tips', as: 'area', rows: 8, label: t`小提醒`, hint: t`一行一則，照這個順序顯示`, optional: true },
    ],
    ...doors,
    clicks,
    roles,
  };
}

/** Where `/click/{id}` leads. */
function useClickFields(every: Option[]): SettingField[] {
  const { t } = useLingui();
  const window = useWindowFields(t`台北時間；空白表示不限`, true);
  return [
    { name: 'game_id', as: 'choice', label: t`遊戲`, options: every },
    {
      name: 'url',
      as: 'code',
      label: t`前往的網址`,
      hint: t`https 開頭；主機要是遊戲設定裡的官方網站或連結用到的`,
    },
    {
      name: 'audience',
      as: 'choice',
      label: t`給誰用`,
      options: [
        { value: 'everyone', label: t`所有人` },
        { value: 'whitelisted', label: t`白名單` },
      ],
    },
    ...window,
  ];
}

function useDoorFields(oneGame: SettingField): Pick<Record<Small, SettingField[]>, 'quick_actions' | 'site'> {
  const { t } = useLingui();
  const provider = useProviderField();
  const limits = useLimitFields();
  const window = useWindowFields(t`台北時間；空白表示不限`, true);
  return {
    quick_actions: [
      oneGame,
      { name: 'url', as: 'line', label: t`前往的路徑`, hint: t`本站的路徑，例如 /click/3`, fixed: true },
      { name: 'label', as: 'line', label: t`按鈕文字` },
      {
        name: 'audience',
        as: 'choice',
        label: t`給誰看`,
        options: [
          { value: 'everyone', label: t`所有人` },
          { value: 'whitelisted', label: t`白名單` },
        ],
      },
      {
        name: 'place',
        as: 'choice',
        label: t`出現在`,
        options: [
          { value: 'everywhere', label: t`網頁和遊戲內` },
          { value: 'web', label: t`只有網頁` },
        ],
      },
      ...window,
    ],
    site: [
      provider,
      { name: 'main_site', as: 'line', label: t`主站網址`, hint: t`空白就用本站的遊戲入口`, optional: true },
      { name: 'support_site', as: 'line', label: t`客服中心網址`, hint: t`空白就用本站的客服中心`, optional: true },
      ...limits,
    ],
  };
}
