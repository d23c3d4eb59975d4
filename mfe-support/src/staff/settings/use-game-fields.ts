import { captchaProviders } from '@hub/contracts/shared';
import { useLingui } from '@lingui/react/macro';
import type { SettingField } from './setting-spec.ts';

/** A game's form. */
export function useGameFields(): SettingField[] {
  const { t } = useLingui();
  const provider = useProviderField();
  return [
    {
      name: 'game_id',
      as: 'code',
      label: t`遊戲代碼`,
      hint: t`遊戲團隊給的代碼，大小寫要一樣；建立後不能改`,
      fixed: true,
      width: 'medium',
    },
    { name: 'name', as: 'line', label: t`名稱` },
    { name: 'site', as: 'line', label: t`官方網站`, hint: t`空白的話，入口頁不放這款遊戲`, optional: true },
    { name: 'sort', as: 'number', label: t`排序`, hint: t`小的在前面`, width: 'short' },
    { name: 'service_from', as: 'clock', label: t`客服時間，從`, hint: t`台北時間，例如 09:00` },
    { name: 'service_until', as: 'clock', label: t`客服時間，到` },
    {
      name: 'report_form',
      as: 'choice',
      label: t`回報表單`,
      options: [
        { value: 'new', label: t`新版（依問題分步驟）` },
        { value: 'legacy', label: t`原版（一頁表單）` },
      ],
    },
    { name: 'min_amount_twd', as: 'number', label: t`最低儲值金額（新台幣）`, width: 'short' },
    { name: 'line_show', as: 'tick', label: t`邀請玩家加官方帳號` },
    { name: 'line_account_name', as: 'line', label: t`官方帳號名稱`, optional: true },
    { name: 'line_add_friend_link', as: 'line', label: t`加好友連結`, optional: true },
    { name: 'line_guide_link', as: 'line', label: t`說明連結`, optional: true },
    { name: 'captcha_create', as: 'tick', label: t`送出回報前要驗證` },
    { name: 'captcha_reply', as: 'tick', label: t`補充回覆前要驗證` },
    provider,
    {
      name: 'hidden',
      as: 'tick',
      label: t`隱藏這款遊戲`,
      hint: t`入口、表單和連結都不再出現；舊案件還在`,
      later: true,
    },
  ];
}

/** Whose challenge forms show. */
export function useProviderField(): SettingField {
  const { t } = useLingui();
  return {
    name: 'captcha_provider',
    as: 'choice',
    label: t`驗證方式`,
    hint: t`Turnstile 要先由維運設定金鑰`,
    options: captchaProviders.map((value) => ({ value, label: value === 'altcha' ? t`自家運算驗證` : 'Turnstile' })),
  };
}
