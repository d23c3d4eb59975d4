import type { PenaltyView } from '@hub/contracts/support';
import { Badge, Button, formatTime } from '@hub/web';
import { cardRows as css } from '@hub/web/staff';
import { useLingui } from '@lingui/react/macro';
import { usePenaltyWords } from './use-penalty-words.ts';

type RowProps = { penalty: PenaltyView; onLift: (() => void) | undefined };

/** One penalty: what, how long, why, by whom; and why it was lifted. */
export function PenaltyRow({ penalty, onLift }: RowProps) {
  const { t } = useLingui();
  const words = usePenaltyWords();
  const { kind, days, state, ends_at, starts_at, reason, staff_name, lifted } = penalty;
  const what = words[kind];
  const until = formatTime(ends_at);
  const since = formatTime(starts_at);
  const who = lifted?.staff_name;
  const why = lifted?.reason;
  return (
    <li className={css.row}>
      <span className={css.line}>
        <b>{t`${what} ${days} 天`}</b>
        {state === 'running' && <Badge kind="warn">{t`到 ${until}`}</Badge>}
        {state === 'over' && <span>{t`已期滿`}</span>}
        {state === 'lifted' && <span>{t`已解除`}</span>}
      </span>
      <span>{reason}</span>
      <span className={css.line}>
        <time dateTime={starts_at}>{since}</time>
        <span>{staff_name}</span>
      </span>
      {lifted && (
        <span className={css.line}>
          <time dateTime={lifted.at}>{formatTime(lifted.at)}</time>
          <span>{t`${who} 解除：${why}`}</span>
        </span>
      )}
      {state === 'running' && onLift && (
        <Button variant="quiet" size="small" onClick={onLift}>
          {t`提前解除`}
        </Button>
      )}
    </li>
  );
}
