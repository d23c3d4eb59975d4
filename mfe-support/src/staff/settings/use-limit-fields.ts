import { limitBounds, type SiteLimit } from '@hub/contracts/shared';
import { useLingui } from '@lingui/react/macro';
import type { SettingField } from './setting-spec.ts';

/** How much the site takes of players; each field says its bounds. */
export function useLimitFields(): SettingField[] {
  const { t } = useLingui();
  const field = (name: SiteLimit, label: string): SettingField => {
    const { least, most, usual } = limitBounds[name];
    return { name, as: 'number', label, hint: t`${least} 到 ${most}，平常是 ${usual}`, width: 'short' };
  };
  return [
    field('reports_per_hour', t`每個帳號一小時最多幾件回報`),
    field('pictures_per_report', t`一件回報最多幾張圖片`),
    field('pictures_per_reply', t`一次補充最多幾張圖片`),
    field('picture_mb', t`一張圖片最大幾 MB`),
  ];
}
