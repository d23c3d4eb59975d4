import type { SurveyData, SurveyResultsView } from '@hub/contracts/surveys';
import { EmptyState, formatTime, Skeleton, useSearchParams } from '@hub/web';
import { ChartFigure } from '@hub/web/charts';
import { PaneNotice, useDeskTexts, useSessionEnd } from '@hub/web/staff';
import { useLingui } from '@lingui/react/macro';
import { ChartColumnIcon } from 'lucide-react';
import css from '../surveys.module.css';
import { useSurveyResultsQuery, type OfVersion } from '../surveys.api.ts';
import { QuestionResult } from './question-result.tsx';
import { VersionChoice } from './version-choice.tsx';
import { WrittenAnswers } from './written-answers.tsx';

type Results = SurveyResultsView['data'];
const many = (value: number) => value.toLocaleString('en');

/** What players answered: how many, each question, and each day. */
export function ResultsTab({ survey }: { survey: SurveyData }) {
  const { row } = survey;
  const { t } = useLingui();
  const { tryAgain } = useDeskTexts();
  const version = useSearchParams()[0].get('version') ?? '';
  const of = { survey: row.id, version };
  const { data, error, refetch } = useSurveyResultsQuery(of, { refetchOnMountOrArgChange: 30 });
  useSessionEnd(error);
  if (!data && !error) return <Skeleton shape="rows" count={6} />;
  return (
    <>
      {error !== undefined && (
        <PaneNotice
          fault={error}
          title={t`結果沒有載到`}
          text={t`玩家的回答都在，請再試一次。`}
          again={{ label: tryAgain, onPress: () => void refetch() }}
        />
      )}
      {data &&
        (data.answers === 0 && version === '' ? (
          <EmptyState
            icon={<ChartColumnIcon />}
            title={t`還沒有人回答`}
            text={t`有人填了之後，每一題的結果會出現在這裡。`}
          />
        ) : (
          <Figures of={of} results={data} />
        ))}
    </>
  );
}

function Figures({ of, results }: { of: OfVersion; results: Results }) {
  const { t } = useLingui();
  const days = [...results.days].reverse();
  const counted = results.counted_at === null ? '' : formatTime(results.counted_at);
  const left = results.answers - results.counted;
  return (
    <>
      <VersionChoice versions={results.versions} chosen={of.version} />
      <dl className={css.sums}>
        <div className={css.sum}>
          <dt>{t`全部回答`}</dt>
          <dd>{many(results.answers)}</dd>
        </div>
        <div className={css.sum}>
          <dt>{t`最近一天`}</dt>
          <dd>{many(results.days[0]?.answers ?? 0)}</dd>
        </div>
        <div className={css.sum}>
          <dt>{t`有回答的天數`}</dt>
          <dd>{many(days.length)}</dd>
        </div>
      </dl>
      <p className={css.text} role="status">
        {left > 0 ? t`已統計 ${many(results.counted)} 份，還有 ${many(left)} 份正在算` : t`統計到 ${counted}`}
      </p>
      <ChartFigure
        kind="bars"
        title={t`每天的回答`}
        words={{ asTable: t`以表格顯示`, asChart: t`以圖表顯示`, place: t`日期`, none: t`還沒有資料` }}
        format={many}
        series={[{ name: t`回答`, tone: 'brand', look: 'plain' }]}
        rows={days.map(({ day, answers }) => ({
          label: day.slice(5).replace('-', '/'),
          long: day.replaceAll('-', '/'),
          values: [answers],
        }))}
      />
      <section className={css.parts} aria-label={t`每一題`}>
        {results.questions.map((question, at) => (
          <QuestionResult key={question.key} question={question} number={at + 1} />
        ))}
        {results.written.map((question) => (
          <WrittenAnswers key={`${of.version} ${question.key}`} of={of} question={question} />
        ))}
      </section>
    </>
  );
}
