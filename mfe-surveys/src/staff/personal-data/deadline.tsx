import { DATA_REQUEST_SOON_DAYS, type DataRequestRow } from '@hub/contracts/surveys';
import { Badge, formatDay } from '@hub/web';
import { useLingui } from '@lingui/react/macro';
import css from './personal-data.module.css';

type Props = { row: Pick<DataRequestRow, 'closed_at' | 'due_at' | 'days_left'> };

/** By when it is answered: in words and not by colour alone. */
export function Deadline({ row }: Props) {
  const { t } = useLingui();
  if (row.closed_at !== null) return null;
  const day = formatDay(row.due_at);
  const [left, late] = [Math.max(0, row.days_left), Math.max(1, -row.days_left)];
  if (Date.parse(row.due_at) < Date.now()) {
    return (
      <Badge kind="danger" icon={null}>
        <span className={css.late}>{t`已逾期 ${late} 天`}</span>
      </Badge>
    );
  }
  if (row.days_left <= DATA_REQUEST_SOON_DAYS) return <Badge kind="warn" icon={null}>{t`剩 ${left} 天`}</Badge>;
  return <span className={css.soft}>{t`${day} 前答覆`}</span>;
}
