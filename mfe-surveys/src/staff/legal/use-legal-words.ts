import type { LegalChangeKind, LegalRow, LegalSectionId } from '@hub/contracts/catalog';
import type { BadgeKind } from '@hub/web';
import { useLingui } from '@lingui/react/macro';

export function useSectionNames(): Record<LegalSectionId, string> {
  const { t } = useLingui();
  return {
    service: t`會員服務條款`,
    privacy: t`隱私權政策`,
    data_use: t`個人資料同意書`,
    rules: t`遊戲管理規章`,
    refund: t`退費辦法`,
  };
}

export function useStandingWords(): Record<LegalRow['standing'], [words: string, badge: BadgeKind]> {
  const { t } = useLingui();
  return {
    draft: [t`草稿`, 'warn'],
    coming: [t`已公告，未生效`, 'replied'],
    current: [t`現行`, 'ok'],
    past: [t`以前的版本`, 'neutral'],
    withdrawn: [t`已撤回`, 'neutral'],
  };
}

export function useKindNames(): Record<LegalChangeKind, string> {
  const { t } = useLingui();
  return {
    contract: t`契約內容（15 天前通知）`,
    fees: t`費用（30 天前通知）`,
    wording: t`文字修正，不影響權益`,
  };
}
