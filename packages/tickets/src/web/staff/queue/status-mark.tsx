import { useLingui } from '@lingui/react/macro';
import css from './queue-row.module.css';

/** Status of a row in two signs. */
export function StatusMark({ status }: { status: string }) {
  const { t } = useLingui();
  const words: Record<string, string> = {
    '0': t`新進`,
    '1': t`處理`,
    '2': t`已回`,
    '7': t`自動`,
    '4': t`結案`,
  };
  return (
    <span className={css.status} data-status={status}>
      {words[status] ?? words['1']}
    </span>
  );
}
