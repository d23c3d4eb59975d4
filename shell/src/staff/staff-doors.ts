import { pageData } from '@hub/web';
import type { StaffMe } from '@hub/contracts/identity';
import { useLingui } from '@lingui/react/macro';
import { staffAreasOf, type StaffArea } from './staff-areas.ts';

export type StaffDoor = StaffArea & { label: string };

/** The areas that somebody may enter, with their names. */
export function useStaffDoors(me: StaffMe): StaffDoor[] {
  const { t } = useLingui();
  const labels: Record<string, string> = {
    support: t`案件`,
    vip: t`VIP`,
    topup: t`匯款核對`,
    events: t`寄送`,
    codes: t`活動`,
    surveys: t`問卷`,
    reports: t`報表`,
    macros: t`罐頭回覆`,
    settings: t`設定`,
    jobs: t`背景工作`,
    audit: t`稽核紀錄`,
    accounts: t`帳號管理`,
    keys: t`遊戲金鑰`,
    approvals: t`等待核准`,
  };
  const areas = staffAreasOf(me, Object.values(pageData().registry.areas));
  return areas.map((area) => ({ ...area, label: labels[area.area] ?? area.area }));
}
