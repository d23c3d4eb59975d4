import { useLingui } from '@lingui/react/macro';

/** What players call an area. */
export function useAreaName(area: string): string {
  const { t } = useLingui();
  const names: Record<string, string> = {
    support: t`客服中心`,
    vip: t`VIP 專區`,
    topup: t`儲值服務`,
    events: t`序號兌換`,
    surveys: t`問卷`,
  };
  return names[area] ?? t`這一頁`;
}
