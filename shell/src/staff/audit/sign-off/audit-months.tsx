import type { AuditMonthRow } from '@hub/contracts/identity';
import { Button, Skeleton } from '@hub/web';
import { MoreButton } from '@hub/web/parts';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { spokenMonth } from './spoken-month.ts';
import { useAuditMonthsQuery } from './sign-off.api.ts';
import { SignOffDialog } from './sign-off-dialog.tsx';
import css from './sign-off.module.css';

/** The last half year; what is older is one press away. */
const FIRST = 6;

export function AuditMonths() {
  const { t } = useLingui();
  const { data, error } = useAuditMonthsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [all, setAll] = useState(false);
  const [open, setOpen] = useState<string | null>(null);
  const shown = all ? data : data?.slice(0, FIRST);
  return (
    <section className={css.months} aria-labelledby="audit-months">
      <h2 id="audit-months" className={css.title}>
        {t`每月簽核`}
      </h2>
      {!data && error === undefined && <Skeleton shape="text" count={2} />}
      {!data && error !== undefined && <p className={css.quiet}>{t`簽核紀錄暫時讀不到，搜尋不受影響。`}</p>}
      {data?.length === 0 && <p className={css.quiet}>{t`第一個月結束後，就能在這裡簽核。`}</p>}
      <ul className={css.list}>
        {shown?.map((row) => (
          <MonthLine key={row.month} row={row} onOpen={() => setOpen(row.month)} />
        ))}
      </ul>
      {data && data.length > FIRST && (
        <MoreButton
          size="small"
          status={all ? t`共 ${data.length} 個月` : t`最近 ${FIRST} 個月`}
          {...(!all && { more: { label: t`更早的月份`, onPress: () => setAll(true) } })}
        />
      )}
      {open !== null && <SignOffDialog month={open} onClose={() => setOpen(null)} />}
    </section>
  );
}

function MonthLine({ row: { month, signed }, onOpen }: { row: AuditMonthRow; onOpen: () => void }) {
  const { t } = useLingui();
  const name = spokenMonth(month);
  return (
    <li className={css.month}>
      <span className={css.name}>{name}</span>
      <span className={css.state} data-signed={signed !== null || undefined}>
        {signed === null ? t`未簽核` : t`${signed.name} 已簽核`}
      </span>
      <Button
        size="small"
        variant="quiet"
        aria-haspopup="dialog"
        aria-label={signed === null ? t`簽核 ${name}` : t`查看 ${name} 的簽核`}
        onClick={onOpen}
      >
        {signed === null ? t`簽核` : t`查看`}
      </Button>
    </li>
  );
}
