import { titleIn } from '@hub/contracts/manifest';
import type { AreaReleaseView } from '@hub/contracts/releases';
import { pageData, useLanguage } from '@hub/web';
import { useLingui } from '@lingui/react/macro';
import { useServiceName } from '../audit/use-service-name.ts';

/** As staff know an area, by what its players read, or a service that has no pages. */
export function useReleaseName({ area, name: newest }: Pick<AreaReleaseView, 'area' | 'name'>): string {
  const { t } = useLingui();
  const language = useLanguage();
  const service = useServiceName();
  const name = pageData().registry.areas[area]?.name ?? newest;
  if (area === 'shell') return t`網站外框`;
  return name ? titleIn(name, language) : service(area);
}
