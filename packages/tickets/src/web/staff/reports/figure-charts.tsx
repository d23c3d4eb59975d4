import type { ChartRow } from '@hub/web/charts';
import { ChartFigure } from '@hub/web/charts';
import type { FigurePoint, Figures } from '@hub/contracts/tickets';
import { useLingui } from '@lingui/react/macro';
import { pointLabel, pointName } from './figure-words.ts';
import css from './reports.module.css';
import { useChartWords } from './use-chart-words.ts';
import { useFigureWords } from './use-figure-words.ts';

export function FigureCharts({ figures, whole }: { figures: Figures; whole: boolean }) {
  const { t } = useLingui();
  const words = useFigureWords();
  const chart = useChartWords();
  const { points, step } = figures;
  const rows = (values: (point: FigurePoint) => (number | null)[]): ChartRow[] =>
    points.map((point) => ({ label: pointLabel(point, step), long: pointName(point), values: values(point) }));
  const spans = words.spans(points.map(({ first }) => first.p90_s ?? 0));
  const closed = (point: FigurePoint) => point.closed_player + point.closed_staff + point.closed_system;
  return (
    <div className={css.charts}>
      <ChartFigure
        kind="bars"
        title={whole ? t`新進與結案` : t`回覆與結案`}
        words={chart}
        format={words.count}
        series={[
          { name: whole ? t`新進` : t`回覆`, tone: 'brand', look: 'plain' },
          { name: t`結案`, tone: 'ok', look: 'lines' },
        ]}
        rows={rows((point) => [whole ? point.filed : point.answers, closed(point)])}
      />
      <ChartFigure
        kind="lines"
        title={t`首次回覆`}
        note={t`只算服務時間；九成的案件在 P90 的時間內`}
        words={chart}
        {...spans}
        series={[
          { name: t`中位數`, tone: 'brand', look: 'plain' },
          { name: 'P90', tone: 'warn', look: 'lines' },
        ]}
        rows={rows(({ first }) => [first.median_s, first.p90_s].map(spans.of))}
      />
      {whole && <BacklogChart figures={figures} />}
      <ChartFigure
        kind="stacked"
        title={t`玩家評分`}
        words={chart}
        format={words.count}
        series={[
          { name: t`有幫助`, tone: 'ok', look: 'plain' },
          { name: t`沒有幫助`, tone: 'danger', look: 'cross' },
        ]}
        rows={rows(({ csat_good, csat_bad }) => [csat_good, csat_bad])}
      />
    </div>
  );
}

function BacklogChart({ figures }: { figures: Figures }) {
  const { t } = useLingui();
  const words = useFigureWords();
  const chart = useChartWords();
  const { backlog, step } = figures;
  const kept = backlog.points.map(({ day, ages }): ChartRow => {
    const point = { from: day, until: day };
    return { label: pointLabel(point, step), long: pointName(point), values: ages };
  });
  return (
    <ChartFigure
      kind="stacked"
      title={t`未結案的案件`}
      note={t`依等待天數，每段結束時`}
      words={chart}
      format={words.count}
      series={[
        { name: t`今天`, tone: 'ok', look: 'plain' },
        { name: t`1–2 天`, tone: 'info', look: 'dots' },
        { name: t`3–6 天`, tone: 'brand', look: 'lines' },
        { name: t`7–13 天`, tone: 'warn', look: 'steep' },
        { name: t`14–29 天`, tone: 'danger', look: 'cross' },
        { name: t`30 天以上`, tone: 'danger', look: 'plain' },
      ]}
      rows={[...kept, { label: t`現在`, values: backlog.now }]}
    />
  );
}
