import type { FieldKind } from '@hub/contracts/surveys';
import { useLingui } from '@lingui/react/macro';

/** What a field asks for: its name, and what it is good for. */
export function useKindWords(): Record<FieldKind, { name: string; hint: string }> {
  const { t } = useLingui();
  return {
    radio: { name: t`單選`, hint: t`幾個選項裡選一個` },
    checks: { name: t`複選`, hint: t`可以選好幾個` },
    text: { name: t`文字`, hint: t`玩家自己寫一行` },
    email: { name: t`電子信箱`, hint: t`會檢查格式` },
    phone: { name: t`電話`, hint: t`以數字開頭` },
    role: { name: t`角色`, hint: t`輸入角色 ID，向遊戲確認名稱` },
    consent: { name: t`同意`, hint: t`一個要勾的方框` },
    note: { name: t`說明文字`, hint: t`只給玩家讀，不用回答` },
  };
}
