import { auditExportCalls, auditRoles } from '@hub/contracts/identity';
import { titleIn } from '@hub/contracts/manifest';
import { useLanguage } from '@hub/web';
import { areasWith } from '@hub/web/staff';
import { useLingui } from '@lingui/react/macro';

/** `file` is where those of its exports are fetched. */
export type JobService = { service: string; roles: readonly string[]; file: string | undefined };

export const jobServices = (): JobService[] => [
  ...areasWith(({ jobs }) => (jobs?.atDesk ? undefined : jobs)).map(({ area, told: { roles = [], file } }) => ({
    service: area,
    roles,
    file,
  })),
  { service: 'identity', roles: auditRoles, file: auditExportCalls.fetchExport.path },
  { service: 'catalog', roles: [], file: undefined },
];

export function useServiceNames(): (service: string) => string {
  const { t } = useLingui();
  const language = useLanguage();
  const ofSite: Record<string, string> = { identity: t`帳號與稽核`, catalog: t`遊戲設定` };
  const ofAreas = areasWith(({ jobs }) => jobs).map(({ area, told }) => [area, titleIn(told.name, language)]);
  const names = { ...(Object.fromEntries(ofAreas) as Record<string, string>), ...ofSite };
  return (service) => names[service] ?? service;
}
