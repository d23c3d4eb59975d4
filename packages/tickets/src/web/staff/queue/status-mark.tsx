import css from './queue-row.module.css';
import { useStatusWords } from './use-status-words.ts';

/** Status of a row in two signs. */
export function StatusMark({ status }: { status: string }) {
  const words = useStatusWords();
  return (
    <span className={css.status} data-status={status}>
      {words[status] ?? words['1']}
    </span>
  );
}
