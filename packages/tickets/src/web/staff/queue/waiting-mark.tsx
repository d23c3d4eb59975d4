import { useLingui } from '@lingui/react/macro';
import { waitingTime, type Waiting } from '../waiting-time.ts';
import css from './queue-row.module.css';

export function WaitingMark({ since, now }: { since: string | null; now: Date }) {
  const { t } = useLingui();
  if (since === null) return <span className={css.waiting} />;
  const waiting = waitingTime(since, now);
  const words = { fine: '', warn: t`偏久`, danger: t`超時` }[waiting.level];
  const { days } = waiting;
  return (
    <span className={css.waiting} data-level={waiting.level}>
      {words && <span>{words}</span>}
      <time dateTime={since}>
        <span aria-hidden="true">{waiting.clock ?? t`${days} 天`}</span>
        <SpokenWaiting {...waiting} />
      </time>
    </span>
  );
}

function SpokenWaiting({ clock, days, hours, minutes }: Waiting) {
  const { t } = useLingui();
  const short = hours === 0 ? t`等了 ${minutes} 分` : t`等了 ${hours} 小時 ${minutes} 分`;
  const words = clock === null ? t`等了 ${days} 天` : short;
  return <span className="visually-hidden">{words}</span>;
}
