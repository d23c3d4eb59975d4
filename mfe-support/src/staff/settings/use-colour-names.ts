import { useLingui } from '@lingui/react/macro';

/** Colours of a theme as people call them; one of a newer service by its own name. */
export function useColourNames(): (name: string) => string {
  const { t } = useLingui();
  const names: Record<string, string> = {
    page: t`頁面底色`,
    surface: t`卡片底色`,
    raised: t`浮起的底色`,
    sunken: t`凹下的底色`,
    'brand-soft': t`淡品牌色`,
    brand: t`品牌色`,
    'brand-ink': t`品牌色文字`,
    fill: t`按鈕`,
    'fill-hover': t`按鈕（指著時）`,
    'on-fill': t`按鈕文字`,
    ink: t`文字`,
    'ink-2': t`次要文字`,
    'ink-3': t`說明文字`,
    'line-strong': t`框線`,
    white: t`白色文字`,
    p1: t`圖案底色`,
    p2: t`圖案第二色`,
    p3: t`圖案第三色`,
    p4: t`點綴色`,
  };
  return (name) => names[name] ?? name;
}
