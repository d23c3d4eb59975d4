import { titleIn } from '@hub/federation/descriptor';
import { pageData, useLanguage } from '@hub/web';
import type { StaffMe } from '@hub/contracts/identity';
import { useLingui } from '@lingui/react/macro';
import { staffAreasOf, type StaffArea } from './staff-areas.ts';

export type StaffTab = StaffArea & { label: string };

export function useStaffDoors(me: StaffMe): StaffTab[] {
  const { t } = useLingui();
  const language = useLanguage();
  const own: Record<string, string> = {
    audit: t`稽核紀錄`,
    accounts: t`帳號管理`,
    releases: t`發布`,
    keys: t`遊戲金鑰`,
    approvals: t`等待核准`,
  };
  const labelOf = ({ title, name }: StaffArea) => (title ? titleIn(title, language) : (own[name] ?? name));
  const areas = staffAreasOf(me, Object.values(pageData().registry.areas));
  return areas.map((area) => ({ ...area, label: labelOf(area) }));
}
