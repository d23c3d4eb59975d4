import { pageData } from '@hub/web';
import { useLingui } from '@lingui/react/macro';

export type StaffDoor = { area: string; to: string; label: string };

/** First staff address of each area whose registered build has staff screens. */
export function useStaffDoors(): StaffDoor[] {
  const { t } = useLingui();
  const labels: Record<string, string> = {
    support: t`案件`,
    vip: t`VIP`,
    topup: t`匯款核對`,
    events: t`活動`,
    surveys: t`問卷`,
  };
  return Object.values(pageData().registry.areas).flatMap(({ area, staffRoutes }) => {
    const fixed = staffRoutes.find((pattern) => !pattern.includes(':'));
    return fixed ? [{ area, to: fixed.replace(/\/\*$/, ''), label: labels[area] ?? area }] : [];
  });
}
