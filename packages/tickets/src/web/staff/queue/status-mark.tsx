import css from './queue-row.module.css';
import { useStatusWords } from './use-status-words.ts';

export function StatusMark({ status }: { status: string }) {
  const word = useStatusWords();
  return (
    <span className={css.status} data-status={status}>
      {word(status)}
    </span>
  );
}
