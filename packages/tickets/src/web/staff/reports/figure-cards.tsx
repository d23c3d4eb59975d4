import type { Figures } from '@hub/contracts/tickets';
import { useLingui } from '@lingui/react/macro';
import { changeOf, pointName, shareOf } from './figure-words.ts';
import css from './reports.module.css';
import { useFigureWords } from './use-figure-words.ts';

type Good = 'more' | 'less' | 'neither';
type Figure = { name: string; value: string; side?: string; change: number | null; good: Good };

/** The sums of the range, each beside the range before. */
export function FigureCards({ figures, whole }: { figures: Figures; whole: boolean }) {
  const { t } = useLingui();
  const cards = useCards(figures, whole);
  const before = pointName({ from: figures.before_from, until: figures.before_until });
  return (
    <section className={css.cards} aria-label={t`總覽`}>
      <dl className={css.cardList}>
        {cards.map(({ name, value, side, change, good }) => (
          <div key={name} className={css.card}>
            <dt className={css.cardName}>{name}</dt>
            <dd className={css.cardValue}>
              {value}
              {side && <span className={css.cardSide}>{side}</span>}
            </dd>
            <dd className={css.change} data-mood={moodOf(change, good)}>
              <ChangeWords change={change} />
            </dd>
          </div>
        ))}
      </dl>
      <p className={css.note}>{t`與前一段（${before}）相比。時間只算服務時間，中位數與 P90 的誤差在 5% 內。`}</p>
    </section>
  );
}

function useCards({ totals, before, backlog }: Figures, whole: boolean): Figure[] {
  const { t } = useLingui();
  const words = useFigureWords();
  const open = backlog.now.reduce((sum, count) => sum + count, 0);
  const csat = shareOf(totals.csat_good, totals.csat_bad);
  const rated = totals.csat_good + totals.csat_bad;
  const p90 = (seconds: number | null) => (seconds === null ? '' : `P90 ${words.time(seconds)}`);
  const ofAll: Figure[] = [
    {
      name: t`新進案件`,
      value: words.count(totals.filed),
      change: changeOf(totals.filed, before.filed),
      good: 'neither',
    },
  ];
  const waiting: Figure[] = [
    { name: t`目前未結案`, value: words.count(open), change: changeOf(open, backlog.before), good: 'less' },
  ];
  return [
    ...(whole ? ofAll : []),
    {
      name: t`回覆`,
      value: words.count(totals.answers),
      change: changeOf(totals.answers, before.answers),
      good: 'neither',
    },
    {
      name: t`首次回覆（中位數）`,
      value: words.time(totals.first.median_s),
      side: p90(totals.first.p90_s),
      change: changeOf(totals.first.median_s, before.first.median_s),
      good: 'less',
    },
    {
      name: t`結案（中位數）`,
      value: words.time(totals.whole.median_s),
      side: p90(totals.whole.p90_s),
      change: changeOf(totals.whole.median_s, before.whole.median_s),
      good: 'less',
    },
    ...(whole ? waiting : []),
    {
      name: t`有幫助`,
      value: words.percent(csat),
      side: rated > 0 ? t`${rated} 人評分` : '',
      change: changeOf(csat, shareOf(before.csat_good, before.csat_bad)),
      good: 'more',
    },
  ];
}

function moodOf(change: number | null, good: Good): 'better' | 'worse' | undefined {
  if (change === null || change === 0 || good === 'neither') return undefined;
  return change > 0 === (good === 'more') ? 'better' : 'worse';
}

/** Said in words, and by a sign: never by colour alone. */
function ChangeWords({ change }: { change: number | null }) {
  const { t } = useLingui();
  if (change === null) return <>{t`前一段沒有資料`}</>;
  if (change === 0) return <>{t`持平`}</>;
  const size = Math.abs(change);
  return <>{change > 0 ? t`↑ 多 ${size}%` : t`↓ 少 ${size}%`}</>;
}
