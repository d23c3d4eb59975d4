import { useLingui } from '@lingui/react/macro';
import type { SettingField } from './setting-spec.ts';

/** How ids of a game's roles look, and which host the game is asked with. */
export function useRoleRuleFields(oneGame: SettingField): SettingField[] {
  const { t } = useLingui();
  return [
    oneGame,
    { name: 'digits_least', as: 'number', label: t`最少幾位數字`, width: 'short' },
    { name: 'digits_most', as: 'number', label: t`最多幾位數字`, width: 'short' },
    {
      name: 'host_rule',
      as: 'choice',
      label: t`查角色時給遊戲的主機`,
      hint: t`遊戲團隊會說他們要哪一種`,
      options: [
        { value: 'none', label: t`不用給` },
        { value: 'after', label: t`伺服器代碼底線後面的部分（tw_2001 給 2001）` },
        { value: 'fixed', label: t`每次都一樣` },
      ],
    },
    {
      name: 'fixed_host',
      as: 'code',
      label: t`固定的主機`,
      hint: t`選「每次都一樣」時要填，例如 1000`,
      width: 'short',
      optional: true,
    },
  ];
}
