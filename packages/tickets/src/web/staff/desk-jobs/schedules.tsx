import type { DeskSchedule } from '@hub/contracts/jobs';
import { Badge, formatTime } from '@hub/web';
import { useLingui } from '@lingui/react/macro';
import { useFigureWords } from '../reports/use-figure-words.ts';
import css from './jobs.module.css';
import { useScheduleWords } from './use-job-words.ts';

type Props = { service: string; rows: DeskSchedule[]; label: string };

export function Schedules({ service, rows, label }: Props) {
  const { t } = useLingui();
  const words = useScheduleWords(service);
  const { time } = useFigureWords();
  const every = (seconds: number) => (seconds < 60 ? t`隨時` : t`每 ${time(seconds)}`);
  if (rows.length === 0) return <p className={css.about}>{t`背景程式還沒有啟動過。`}</p>;
  return (
    <div className={css.scroll} role="region" aria-label={label} tabIndex={0}>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{t`工作`}</th>
            <th scope="col">{t`狀況`}</th>
            <th scope="col">{t`上次`}</th>
            <th scope="col">{t`下次`}</th>
            <th scope="col">{t`多久一次`}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name}>
              <th scope="row">{words[row.name] ?? row.name}</th>
              <td>
                <ScheduleMood row={row} />
              </td>
              <td>{row.last_at ? formatTime(row.last_at) : '—'}</td>
              <td>{formatTime(row.next_at)}</td>
              <td>{every(row.every_s)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function ScheduleMood({ row: { fault, faults, late, last_at } }: { row: DeskSchedule }) {
  const { t } = useLingui();
  if (fault !== '') {
    return (
      <>
        <Badge kind="danger">{t`連續 ${faults} 次沒有完成`}</Badge> <code lang="en">{fault}</code>
      </>
    );
  }
  if (late) return <Badge kind="warn">{t`該做了還沒做`}</Badge>;
  return last_at ? <Badge kind="ok">{t`正常`}</Badge> : <Badge kind="neutral">{t`還沒輪到`}</Badge>;
}
