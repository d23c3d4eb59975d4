import { Badge, contentLang, formatTime } from '@hub/web';
import { RowLink } from '@hub/web/staff';
import type { DeliveryRow as Row } from '@hub/contracts/events';
import { useLingui } from '@lingui/react/macro';
import { useGames } from '../games.ts';
import { useSourceWords, useStateWords } from '../words/use-delivery-words.ts';
import { useErrorWords } from '../words/use-error-words.ts';
import { shortTime } from '../words/short-time.ts';
import css from './delivery-row.module.css';

type Props = { row: Row; to: string; open: boolean; now: Date };

/** One delivery of the list: what goes to whom, where it is, and when it goes again or when it came to rest. */
export function DeliveryRow({ row, to, open, now }: Props) {
  const { t } = useLingui();
  const { nameOf } = useGames();
  const [word, look] = useStateWords()[row.state];
  const source = useSourceWords()[row.source];
  const why = useErrorWords()(row.state === 'delivered' ? '' : row.error);
  const at = row.next_at ?? row.change_time;
  const when = useNextWord()(row, now) ?? shortTime(row.change_time, now);
  return (
    <RowLink id={row.id} to={to} open={open} className={css.row}>
      <span className={css.bar} data-game={row.game_id} />
      <span className="visually-hidden" lang={contentLang}>{`${nameOf(row.game_id)}, `}</span>
      <span className={css.subject}>
        <span className={css.title} lang={contentLang}>
          {row.title}
        </span>
        <span className={css.role}>
          {row.role_id}
          {why && <span className={css.why}>{why}</span>}
        </span>
      </span>
      <span className={css.source}>{source}</span>
      <span className={css.state}>
        <Badge kind={look} icon={null}>
          {word}
        </Badge>
      </span>
      <span className={css.time} data-late={row.late || undefined}>
        {row.late && <span className={css.late}>{t`過期限`}</span>}
        <time dateTime={at} title={formatTime(at)}>
          {when}
        </time>
      </span>
    </RowLink>
  );
}

/** When it goes again by itself; null where it does not. On a line that rests its time may be long past. */
function useNextWord(): (row: Row, now: Date) => string | null {
  const { t } = useLingui();
  return ({ next_at, resting }, now) => {
    if (next_at === null) return null;
    if (resting && Date.parse(next_at) <= now.getTime()) return t`等連線恢復`;
    return t`${shortTime(next_at, now)} 再送`;
  };
}
