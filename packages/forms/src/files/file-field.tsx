import { CircleAlertIcon, pageRoot } from '@hub/web';
import { Field, type FieldWire } from '@hub/web/parts';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import type { ContractForm, FormValues } from '../contract-form.ts';
import { staysBehind } from './file-entry.ts';
import css from './file-field.module.css';
import { FilePicker } from './file-picker.tsx';
import { FileRow } from './file-row.tsx';
import { sizeWords } from './file-size.ts';
import { useFileTexts } from './file-texts.ts';
import { fileError, type FormFiles } from './form-files.ts';
import { SilentNotice } from './silent-notice.tsx';
import { useIncoming } from './use-incoming.ts';
import { useSilentPicker } from './use-silent-picker.ts';

export type FileFieldProps<V extends FormValues> = {
  form: ContractForm<V>;
  files: FormFiles;
  label: string;
  optional?: boolean;
  /** For windows that cannot pick files: an address, or what stands below; `silent` after a press in vain. */
  elsewhere?: string | ((silent: boolean) => ReactNode);
  about?: ReactNode;
  /** A quiet button in place of the large area; what is given here stands at the end of its line. */
  lineEnd?: ReactNode;
};

export function FileField<V extends FormValues>(props: FileFieldProps<V>) {
  const { form, files, label, optional, elsewhere, about, lineEnd } = props;
  const texts = useFileTexts();
  const root = useRef<HTMLDivElement>(null);
  const { silent, opened, answered, gave } = useSilentPicker();
  const pick = (chosen: readonly File[]) => {
    answered();
    if (chosen.length === 0) return;
    form.forget(files.place);
    files.pick(chosen);
  };
  const over = useIncoming(root, pick);
  const id = form.fieldId(files.place);
  const remove = useRemoval(form, files);
  const open = () => {
    // A web view may be thrown away while the picker or the camera is open.
    form.draft.keep();
    opened();
  };
  const small = lineEnd !== undefined;
  const picker = (wire: FieldWire) => (
    <FilePicker
      wire={wire}
      name={small ? texts.counted(label, files.list.length, files.max) : undefined}
      over={over}
      onOpen={open}
      onCancel={answered}
      onPick={(chosen) => {
        if (chosen.length > 0) gave();
        pick(chosen);
      }}
    />
  );
  const rows = files.list.length > 0 && (
    <>
      <ul className={css.rows}>
        {files.list.map((file) => (
          <FileRow
            key={file.id}
            id={form.fieldId(fileError(file.id))}
            file={file}
            whole={files.whole}
            onRemove={() => remove(file.id)}
            onRetry={() => {
              // Its button goes with the failure.
              pageRoot()
                .getElementById(form.fieldId(fileError(file.id)))
                ?.focus();
              files.retry(file.id);
            }}
          />
        ))}
      </ul>
      <Total files={files} />
    </>
  );
  const frame = {
    id,
    hint: texts.hint(files.max, sizeWords(files.bytes)),
    error: form.errors[files.place] ?? files.note,
  };
  return (
    <div ref={root} className={css.field} data-files={files.papers ? 'papers' : 'pictures'}>
      {small ? (
        <SmallField {...frame} picker={picker} rows={rows} end={lineEnd} />
      ) : (
        <Field {...frame} label={label} optional={optional}>
          {(wire) => (
            <>
              {about !== undefined && (
                <div id={`${id}-about`} className={css.about}>
                  {about}
                </div>
              )}
              {picker(about === undefined ? wire : told(wire, `${id}-about`))}
              {rows}
            </>
          )}
        </Field>
      )}
      {typeof elsewhere === 'function' ? elsewhere(silent) : silent && <SilentNotice address={elsewhere} />}
      <p className="visually-hidden" role="status">
        {files.said}
      </p>
    </div>
  );
}

const told = (wire: FieldWire, about: string): FieldWire => ({
  ...wire,
  'aria-describedby': [wire['aria-describedby'], about].filter(Boolean).join(' '),
});

type SmallProps = {
  id: string;
  hint: string;
  error?: string;
  picker: (wire: FieldWire) => ReactNode;
  rows: ReactNode;
  end: ReactNode;
};

function SmallField({ id, hint, error, picker, rows, end }: SmallProps) {
  const wrong = error !== undefined;
  const wire: FieldWire = {
    id,
    'aria-describedby': wrong ? `${id}-error ${id}-hint` : `${id}-hint`,
    'aria-invalid': wrong || undefined,
  };
  return (
    <>
      {rows}
      {wrong && (
        <p id={`${id}-error`} className={css.error}>
          <CircleAlertIcon />
          <span>{error}</span>
        </p>
      )}
      <div className={css.line}>
        {picker(wire)}
        {end}
      </div>
      <p id={`${id}-hint`} className={css.hint}>
        {hint}
      </p>
    </>
  );
}

function Total({ files }: { files: FormFiles }) {
  const texts = useFileTexts();
  const going = files.list.filter((file) => !staysBehind(file));
  if (files.list.length < 2 || going.length === 0) return null;
  return <p className={css.total}>{texts.total(going.filter(({ state }) => state === 'done').length, going.length)}</p>;
}

/** After a row is gone the focus goes to the next one, else to the one before it, else to the picker. */
function useRemoval<V extends FormValues>(form: ContractForm<V>, files: FormFiles): (id: string) => void {
  const next = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (next.current === undefined) return;
    pageRoot().getElementById(next.current)?.focus();
    next.current = undefined;
  }, [files.list]);
  return (id) => {
    const at = files.list.findIndex((file) => file.id === id);
    const neighbour = files.list[at + 1] ?? files.list[at - 1];
    next.current = neighbour ? `${form.fieldId(fileError(neighbour.id))}-remove` : form.fieldId(files.place);
    form.forget(files.place);
    files.remove(id);
  };
}
