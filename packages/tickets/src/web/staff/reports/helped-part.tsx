import { ContentText, SiteLink } from '@hub/web';
import { PaneNotice } from '@hub/web/staff';
import { ChartFigure, SortTable } from '@hub/web/charts';
import type { Figures, HelpedArticle, HelpedFigures } from '@hub/contracts/tickets';
import { useLingui } from '@lingui/react/macro';
import { pointLabel, pointName } from './figure-words.ts';
import type { ReportChoice } from './reports-address.ts';
import { useReports } from './reports-context.ts';
import css from './reports.module.css';
import { useChartWords } from './use-chart-words.ts';
import { useFigureWords } from './use-figure-words.ts';

type Props = { choice: ReportChoice; step: Figures['step'] };

/** Loads and fails by itself. */
export function HelpedPart({ choice, step }: Props) {
  const { t } = useLingui();
  const { api } = useReports();
  const { currentData, data, error, refetch } = api.helped.useQuery(choice);
  const shown = currentData ?? data;
  return (
    <section className={css.block} aria-labelledby="report-helped">
      <h2 id="report-helped" className={css.blockTitle}>{t`看文章就解決`}</h2>
      {error && (
        <PaneNotice
          fault={error}
          title={t`文章的數字暫時讀不到`}
          text={t`其他數字不受影響。`}
          again={{ label: t`再試一次`, onPress: () => void refetch() }}
        />
      )}
      {shown?.total === 0 && <p className={css.quiet}>{t`這段期間沒有人看了文章就說解決了。`}</p>}
      {shown && shown.total > 0 && <HelpedShown helped={shown} step={step} />}
    </section>
  );
}

function HelpedShown({ helped, step }: { helped: HelpedFigures; step: Figures['step'] }) {
  const { t } = useLingui();
  const words = useFigureWords();
  const chart = useChartWords();
  const { total, before, points, articles } = helped;
  const [now, then] = [words.count(total), words.count(before)];
  const counted = (id: 'hits' | 'before', head: string) => ({
    id,
    head,
    value: (row: HelpedArticle) => row[id],
    cell: (row: HelpedArticle) => words.count(row[id]),
  });
  return (
    <>
      <p className={css.quiet}>{t`${now} 次沒有送出回報，前一段 ${then} 次`}</p>
      <ChartFigure
        kind="bars"
        title={t`按「解決了」的次數`}
        words={chart}
        format={words.count}
        series={[{ name: t`次數`, tone: 'ok', look: 'plain' }]}
        rows={points.map((point) => ({
          label: pointLabel(point, step),
          long: pointName(point),
          values: [point.hits],
        }))}
      />
      <SortTable
        caption={t`依文章`}
        name={{ head: t`文章`, cell: (row) => <ArticleName row={row} /> }}
        columns={[counted('hits', t`解決`), counted('before', t`前一段`)]}
        rows={articles}
        keyOf={({ id }) => String(id)}
        first="hits"
      />
    </>
  );
}

/** One that no form offers any more has no page either. */
function ArticleName({ row: { id, title } }: { row: HelpedArticle }) {
  const { t } = useLingui();
  if (title === null) return t`已下架的文章（${id}）`;
  return (
    <SiteLink href={`/faq?id=${id}&site=long_e`}>
      <ContentText>{title}</ContentText>
    </SiteLink>
  );
}
