import { titleIn } from '@hub/contracts/manifest';
import { pageData, useLanguage } from '@hub/web';
import { useLingui } from '@lingui/react/macro';

/** What players call an area; one that nothing is published of has told no name. */
export function useAreaName(area: string): string {
  const { t } = useLingui();
  const language = useLanguage();
  const name = pageData().registry.areas[area]?.name;
  return name ? titleIn(name, language) : t`這一頁`;
}
