import { Field } from '@hub/web';
import { useLingui } from '@lingui/react/macro';
import { FileUpIcon } from 'lucide-react';
import { useState, type DragEvent } from 'react';
import css from './code-file-field.module.css';

const ACCEPT = '.csv,.gz,text/csv,application/gzip';
const KB = 1024;

type Props = { id: string; file: File | undefined; error: string | undefined; onChoose: (file: File) => void };

/** One file, chosen or dropped. The native control lies invisible over what is seen. */
export function CodeFileField({ id, file, error, onChoose }: Props) {
  const { t } = useLingui();
  const [over, setOver] = useState(false);
  const take = (files: FileList | null) => {
    const [first] = files ?? [];
    if (first) onChoose(first);
  };
  const hold = (event: DragEvent, held: boolean) => {
    event.preventDefault();
    setOver(held);
  };
  return (
    <Field id={id} label={t`檔案`} hint={t`CSV 或 gz，最大 64 MB`} error={error}>
      {(wire) => (
        <div
          className={css.drop}
          data-over={over || undefined}
          onDragOver={(event) => hold(event, true)}
          onDragLeave={(event) => hold(event, false)}
          onDrop={(event) => {
            hold(event, false);
            take(event.dataTransfer.files);
          }}
        >
          <input
            {...wire}
            type="file"
            accept={ACCEPT}
            className={css.input}
            onChange={({ currentTarget }) => {
              take(currentTarget.files);
              // The same file may be chosen again once it was mended.
              currentTarget.value = '';
            }}
          />
          <span className={css.verb} aria-hidden="true">
            <FileUpIcon />
            {file ? t`換一個檔案` : t`選檔案，或拖到這裡`}
          </span>
          <span className={css.name} role="status">
            {file && `${file.name} · ${Math.ceil(file.size / KB).toLocaleString('en')} KB`}
          </span>
        </div>
      )}
    </Field>
  );
}
