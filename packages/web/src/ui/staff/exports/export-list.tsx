import { Button, classList, LinkButton } from '@hub/web';
import { useEffect, useRef, useState, type ReactNode, type Ref } from 'react';
import { PaneNotice } from '../pane-parts.tsx';
import css from './export-list.module.css';
import { isUnderWay, type ExportedFile, type Exports } from './use-exports.ts';

export type ExportWords = {
  title: string;
  none?: string;
  away: { title: string; text: string; again: string };
  done: string;
  failed: string;
  download: string;
  downloadOf: (name: string) => string;
  cancel: string;
  cancelOf: (name: string) => string;
  cancelling: string;
};
export type ExportListProps<Row extends ExportedFile> = {
  files: Exports<Row>;
  words: ExportWords;
  nameOf: (row: Row) => string;
  spokenOf?: (row: Row) => string;
  /** Beside the name and below it: marks, what it was asked for. */
  marksOf?: (row: Row) => ReactNode;
  reasonOf?: (row: Row) => string;
  stateOf: (row: Row) => string;
  addressOf: (id: string) => string;
  cancel: (id: string) => Promise<unknown>;
  /** 2 unless it stands in a dialog or a section. */
  level?: 2 | 3;
  titleRef?: Ref<HTMLHeadingElement>;
  className?: string | undefined;
};

export function ExportList<Row extends ExportedFile>(props: ExportListProps<Row>) {
  const { files, words, nameOf, spokenOf = nameOf, level = 2, titleRef, className } = props;
  const { rows, fault, retry } = files;
  const ended = useEnded(rows);
  const Heading = `h${level}` as const;
  if (!fault && (rows === undefined || (rows.length === 0 && words.none === undefined))) return null;
  return (
    <section className={classList(css.files, className)} aria-labelledby="exports-title">
      <Heading ref={titleRef} id="exports-title" tabIndex={-1} className={css.title} data-level={level}>
        {words.title}
      </Heading>
      <p className="visually-hidden" role="status">
        {ended && (
          <span key={ended.id}>{`${spokenOf(ended)}・${ended.state === 'done' ? words.done : words.failed}`}</span>
        )}
      </p>
      {Boolean(fault) && (
        <PaneNotice
          fault={fault}
          title={words.away.title}
          text={words.away.text}
          again={{ label: words.away.again, onPress: retry }}
        />
      )}
      {rows?.length === 0 && <p className={css.state}>{words.none}</p>}
      <ul className={css.list}>
        {rows?.map((row) => (
          <FileLine key={row.id} row={row} {...props} />
        ))}
      </ul>
    </section>
  );
}

function useEnded<Row extends ExportedFile>(rows: readonly Row[] | undefined): Row | undefined {
  const before = useRef<string[]>([]);
  const [ended, setEnded] = useState<Row>();
  useEffect(() => {
    const now = rows?.find(({ id, state }) => before.current.includes(id) && (state === 'done' || state === 'failed'));
    if (now) setEnded(now);
    before.current = rows?.filter(isUnderWay).map(({ id }) => id) ?? [];
  }, [rows]);
  return ended;
}

type LineProps<Row extends ExportedFile> = ExportListProps<Row> & { row: Row };

function FileLine<Row extends ExportedFile>(props: LineProps<Row>) {
  const { row, words, nameOf, spokenOf = nameOf, marksOf, reasonOf, stateOf, addressOf, cancel } = props;
  const [busy, setBusy] = useState(false);
  const spoken = spokenOf(row);
  const reason = reasonOf?.(row);
  const callOff = async () => {
    setBusy(true);
    await cancel(row.id);
    setBusy(false);
  };
  return (
    <li className={css.line}>
      <div className={css.words}>
        <span className={css.name}>
          {nameOf(row)}
          {marksOf?.(row)}
        </span>
        {reason && <span className={css.state}>{reason}</span>}
        <span className={css.state} data-state={row.state}>
          {stateOf(row)}
        </span>
      </div>
      {row.state === 'done' && (
        <LinkButton
          variant="secondary"
          size="small"
          href={addressOf(row.id)}
          download
          aria-label={words.downloadOf(spoken)}
        >
          {words.download}
        </LinkButton>
      )}
      {isUnderWay(row) && (
        <Button
          variant="quiet"
          size="small"
          busy={busy}
          busyWords={words.cancelling}
          aria-label={words.cancelOf(spoken)}
          onClick={() => void callOff()}
        >
          {words.cancel}
        </Button>
      )}
      {row.state === 'running' && row.rows_all !== null && (
        <progress className={css.progress} value={row.rows} max={row.rows_all || 1} aria-label={stateOf(row)} />
      )}
    </li>
  );
}

export const PersonalMark = ({ children }: { children: ReactNode }) => <span className={css.personal}>{children}</span>;
