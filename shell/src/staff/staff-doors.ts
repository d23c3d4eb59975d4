import { pageData, useStaffMeQuery } from '@hub/web';
import { useLingui } from '@lingui/react/macro';
import { mayAudit } from './audit/use-seen-games.ts';

export type StaffDoor = { area: string; to: string; label: string };

/** First staff address of each area whose registered build has staff screens; then the audit, for those who may read it. */
export function useStaffDoors(): StaffDoor[] {
  const { t } = useLingui();
  const { data: me } = useStaffMeQuery();
  const labels: Record<string, string> = {
    support: t`案件`,
    vip: t`VIP`,
    topup: t`匯款核對`,
    events: t`活動`,
    surveys: t`問卷`,
  };
  const doors = Object.values(pageData().registry.areas).flatMap(({ area, staffRoutes }) => {
    const fixed = staffRoutes.find((pattern) => !pattern.includes(':'));
    return fixed ? [{ area, to: fixed.replace(/\/\*$/, ''), label: labels[area] ?? area }] : [];
  });
  return mayAudit(me) ? [...doors, { area: 'audit', to: '/staff/audit', label: t`稽核紀錄` }] : doors;
}
