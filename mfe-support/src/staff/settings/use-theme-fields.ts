import { themeFamilies, themeRanges, type ThemeFamily } from '@hub/contracts/catalog';
import { useLingui } from '@lingui/react/macro';
import type { SettingField } from './setting-spec.ts';

/** How a game looks: hues and how vivid they are, corners, which picture. */
export function useThemeFields(games: { value: string; label: string }[]): SettingField[] {
  const { t } = useLingui();
  const families = useFamilyNames();
  return [
    { name: 'game_id', as: 'choice', label: t`遊戲`, options: games, fixed: true },
    { name: 'hue', as: 'range', label: t`品牌色的色相`, range: themeRanges.hue, unit: '°' },
    {
      name: 'chroma',
      as: 'range',
      label: t`鮮豔程度`,
      hint: t`100% 是一般；太鮮豔時，文字會不好讀`,
      range: themeRanges.chroma,
      unit: '%',
    },
    { name: 'accent_hue', as: 'range', label: t`點綴色的色相`, range: themeRanges.accent_hue, unit: '°' },
    { name: 'radius', as: 'range', label: t`圓角`, range: themeRanges.radius, unit: 'px' },
    {
      name: 'family',
      as: 'choice',
      label: t`圖案與標誌`,
      options: themeFamilies.map((value) => ({ value, label: families[value] })),
    },
    { name: 'seed', as: 'number', label: t`圖案編號`, hint: t`換一個數字，圖案就不同`, width: 'short' },
  ];
}

function useFamilyNames(): Record<ThemeFamily, string> {
  const { t } = useLingui();
  return {
    bracket: t`括號`,
    contour: t`等高線`,
    track: t`跑道`,
    orbit: t`軌道`,
    lattice: t`網格`,
    petal: t`花瓣`,
    ridge: t`山稜`,
    arch: t`拱門`,
    chart: t`航圖`,
  };
}
