import { Button, classList, LinkButton } from '@hub/web';
import { ProgressBar } from '@hub/web/parts';
import { useEffect, useRef, useState, type Ref } from 'react';
import { PaneNotice } from '../pane-parts.tsx';
import css from './export-list.module.css';
import { useExportTexts } from './export-texts.ts';
import { useExportState } from './use-export-state.ts';
import { isUnderWay, type ExportedFile, type Exports } from './use-exports.ts';

export type ExportListProps<Row extends ExportedFile> = {
  files: Exports<Row>;
  nameOf: (row: Row) => string;
  spokenOf?: (row: Row) => string;
  isPersonal?: (row: Row) => boolean;
  /** What it was asked for. */
  reasonOf?: (row: Row) => string;
  /** Why it failed, where that is more than no room. */
  faultOf?: (row: Row) => string | undefined;
  addressOf: (id: string) => string;
  cancel: (id: string) => Promise<unknown>;
  /** Nothing is shown while there is no file. */
  onlyFiles?: boolean;
  /** 2 unless it stands in a dialog or a section. */
  level?: 2 | 3;
  titleRef?: Ref<HTMLHeadingElement>;
  className?: string | undefined;
};

export function ExportList<Row extends ExportedFile>(props: ExportListProps<Row>) {
  const { files, nameOf, spokenOf = nameOf, onlyFiles = false, level = 2, titleRef, className } = props;
  const words = useExportTexts();
  const { rows, fault, retry } = files;
  const ended = useEnded(rows);
  const Heading = `h${level}` as const;
  if (!fault && (rows === undefined || (rows.length === 0 && onlyFiles))) return null;
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
          again={{ label: words.again, onPress: retry }}
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
  const { row, nameOf, spokenOf = nameOf, isPersonal, reasonOf, faultOf, addressOf, cancel } = props;
  const words = useExportTexts();
  const state = useExportState(faultOf)(row);
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
          {isPersonal?.(row) && <span className={css.personal}>{words.personal}</span>}
        </span>
        {reason && <span className={css.state}>{reason}</span>}
        <span className={css.state} data-state={row.state}>
          {state}
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
        <ProgressBar className={css.progress} value={row.rows} max={row.rows_all} label={state} />
      )}
    </li>
  );
}
