import type { Figures } from '@hub/contracts/tickets';
import { useLingui } from '@lingui/react/macro';
import { CASES_MIN, changeOf, pointName, shareOf, stepOf } from './figure-words.ts';
import css from './figure-cards.module.css';
import { useFigureWords } from './use-figure-words.ts';

/** From here on a percentage says nothing any more. */
const MUCH = 900;

type Good = 'more' | 'less' | 'neither';
type Figure = {
  name: string;
  value: string;
  side?: string;
  change: number | null;
  /** It is a share: the change is one of percentage points. */
  points?: true;
  good: Good;
};

export function FigureCards({ figures, whole }: { figures: Figures; whole: boolean }) {
  const { t } = useLingui();
  const cards = useCards(figures, whole);
  const before = pointName({ from: figures.before_from, until: figures.before_until });
  return (
    <section className={css.cards} aria-label={t`總覽`}>
      <dl className={css.cardList}>
        {cards.map(({ name, value, side, change, points, good }) => (
          <div key={name} className={css.card}>
            <dt className={css.cardName}>{name}</dt>
            <dd className={css.cardValue}>
              {value}
              {side && <span className={css.cardSide}>{side}</span>}
            </dd>
            <dd className={css.change} data-mood={moodOf(change, good)}>
              <ChangeWords change={change} points={points} />
            </dd>
          </div>
        ))}
      </dl>
      <p
        className={css.note}
      >{t`與前一段（${before}）相比。前一段不到 ${CASES_MIN} 件時不比較。時間只算服務時間；P90 表示九成的案件在這個時間內，誤差在 5% 內。`}</p>
    </section>
  );
}

function useCards({ totals, before, backlog }: Figures, whole: boolean): Figure[] {
  const { t } = useLingui();
  const words = useFigureWords();
  const open = backlog.now.reduce((sum, count) => sum + count, 0);
  const csat = shareOf(totals.csat_good, totals.csat_bad);
  const rated = totals.csat_good + totals.csat_bad;
  const ratedBefore = before.csat_good + before.csat_bad;
  const p90 = (seconds: number | null) => (seconds === null ? '' : `P90 ${words.time(seconds)}`);
  const ofAll: Figure[] = [
    {
      name: t`新進案件`,
      value: words.count(totals.filed),
      change: changeOf(totals.filed, before.filed, before.filed),
      good: 'neither',
    },
  ];
  const waiting: Figure[] = [
    {
      name: t`目前未結案`,
      value: words.count(open),
      change: changeOf(open, backlog.before, backlog.before ?? 0),
      good: 'less',
    },
  ];
  return [
    ...(whole ? ofAll : []),
    {
      name: t`回覆`,
      value: words.count(totals.answers),
      change: changeOf(totals.answers, before.answers, before.answers),
      good: 'neither',
    },
    {
      name: t`首次回覆（中位數）`,
      value: words.time(totals.first.median_s),
      side: p90(totals.first.p90_s),
      change: changeOf(totals.first.median_s, before.first.median_s, before.first.count),
      good: 'less',
    },
    {
      name: t`結案（中位數）`,
      value: words.time(totals.whole.median_s),
      side: p90(totals.whole.p90_s),
      change: changeOf(totals.whole.median_s, before.whole.median_s, before.whole.count),
      good: 'less',
    },
    ...(whole ? waiting : []),
    {
      name: t`有幫助`,
      value: words.percent(csat),
      side: rated > 0 ? t`${rated} 人評分` : '',
      change: stepOf(csat, shareOf(before.csat_good, before.csat_bad), ratedBefore),
      points: true,
      good: 'more',
    },
  ];
}

function moodOf(change: number | null, good: Good): 'better' | 'worse' | undefined {
  if (change === null || change === 0 || good === 'neither') return undefined;
  return change > 0 === (good === 'more') ? 'better' : 'worse';
}

/** Said in words, and by a sign: never by colour alone. */
function ChangeWords({ change, points }: Pick<Figure, 'change' | 'points'>) {
  const { t } = useLingui();
  if (change === null) {
    return (
      <>
        <span aria-hidden="true">—</span>
        <span className="visually-hidden">{t`前一段不到 ${CASES_MIN} 件，不比較`}</span>
      </>
    );
  }
  if (change === 0) return <>{t`持平`}</>;
  const size = Math.abs(change);
  if (points) return <>{change > 0 ? t`↑ 多 ${size} 個百分點` : t`↓ 少 ${size} 個百分點`}</>;
  if (change > MUCH) return <>{t`↑ 超過 10 倍`}</>;
  return <>{change > 0 ? t`↑ 多 ${size}%` : t`↓ 少 ${size}%`}</>;
}
