import { useLingui } from '@lingui/react/macro';

export function useChartWords() {
  const { t } = useLingui();
  return { asTable: t`以表格顯示`, asChart: t`以圖表顯示`, place: t`期間`, none: t`這段期間沒有資料` };
}
