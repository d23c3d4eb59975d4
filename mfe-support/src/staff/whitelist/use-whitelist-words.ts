import { pageLanguage } from '@hub/web';
import { sentenceOf, sharedTexts } from '@hub/contracts/shared';
import { supportTexts, type WhitelistKind, type WhitelistName } from '@hub/contracts/support';
import { useLingui } from '@lingui/react/macro';

export function useWhitelistWords() {
  const { t } = useLingui();
  const lists: Record<WhitelistName, { name: string; about: string }> = {
    preview: { name: t`提前看到`, about: t`看得到還沒開放的按鈕和連結。` },
    vip_report: { name: t`VIP 回報`, about: t`看得到 VIP 專屬的回報入口。` },
  };
  const kinds: Record<WhitelistKind, { name: string; value: string; hint: string }> = {
    account: { name: t`帳號`, value: t`遊戲帳號`, hint: t`遊戲給的帳號代碼，大小寫要一樣` },
    role: { name: t`角色`, value: t`角色編號`, hint: t`同一個編號在不同遊戲是不同的人，要選遊戲` },
    network: { name: t`網段`, value: t`網段`, hint: t`例如 203.0.113.0/24` },
  };
  return { lists, kinds };
}

const texts = { ...sharedTexts, ...supportTexts };

export const whitelistSentence = (code: string, params: Record<string, unknown>): string =>
  sentenceOf(texts, code in texts ? (code as keyof typeof texts) : 'FIELD_INVALID', pageLanguage(), params);
