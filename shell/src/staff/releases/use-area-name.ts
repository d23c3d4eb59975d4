import { titleIn } from '@hub/contracts/manifest';
import { pageData, useLanguage } from '@hub/web';
import { useLingui } from '@lingui/react/macro';

/** As staff know the area: what its players read, or the plain word for one without a name. */
export function useReleaseName(area: string): string {
  const { t } = useLingui();
  const language = useLanguage();
  const name = pageData().registry.areas[area]?.name;
  if (area === 'shell') return t`網站外框`;
  return name ? titleIn(name, language) : area;
}
