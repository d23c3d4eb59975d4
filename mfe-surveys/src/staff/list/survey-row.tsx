import { surveyReaders, type SurveyRow as Row } from '@hub/contracts/surveys';
import { Badge, contentLang, formatTime, ListRow } from '@hub/web';
import { useStaffGames } from '@hub/web/staff';
import { useLingui } from '@lingui/react/macro';
import css from '../surveys.module.css';
import { surveyAddress } from '../surveys-address.ts';
import { usePhaseWords, useSurveyKindWords } from '../use-survey-words.ts';

/** One survey: what it is, where it stands, its window, and how many have answered. */
export function SurveyRow({ row }: { row: Row }) {
  const { t } = useLingui();
  const { nameOf } = useStaffGames(surveyReaders);
  const kinds = useSurveyKindWords();
  return (
    <ListRow
      to={surveyAddress.one(row.id)}
      end={
        <span className={css.count}>
          <b>{row.answers.toLocaleString('en')}</b>
          <span>{t`份回答`}</span>
        </span>
      }
    >
      <span className={css.head}>
        <b className={css.name} lang={contentLang}>
          {row.title}
        </b>
        <SurveyMarks row={row} />
      </span>
      <span className={css.facts}>
        <span lang={contentLang}>{nameOf(row.game_id)}</span>
        <span>{kinds[row.kind].name}</span>
        <code className={css.key}>{row.key}</code>
        <Window row={row} />
      </span>
    </ListRow>
  );
}

/** The phase in a word, and whether the draft has something that players do not see yet. */
export function SurveyMarks({ row }: { row: Row }) {
  const { t } = useLingui();
  const [word, look] = usePhaseWords()[row.phase];
  return (
    <>
      <Badge kind={look} icon={null}>
        {word}
      </Badge>
      {row.changed && row.live > 0 && (
        <Badge kind="warn" icon={null}>
          {t`有未發布的修改`}
        </Badge>
      )}
    </>
  );
}

export function Window({ row: { opens_at, closes_at } }: { row: Pick<Row, 'opens_at' | 'closes_at'> }) {
  const { t } = useLingui();
  if (!opens_at && !closes_at) return null;
  const from = opens_at ? formatTime(opens_at) : '';
  const until = closes_at ? formatTime(closes_at) : '';
  if (from && until) return <span>{t`${from} – ${until}（台北時間）`}</span>;
  return <span>{from ? t`${from} 起（台北時間）` : t`到 ${until}（台北時間）`}</span>;
}
