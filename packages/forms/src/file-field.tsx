import { CheckIcon, CircleAlertIcon, Field, IconButton, ImagePlusIcon, RotateCwIcon, XIcon } from '@hub/web';
import { useState, type ClipboardEvent, type DragEvent } from 'react';
import { useFormTexts } from './form-texts.ts';
import css from './file-field.module.css';

/** A picked file on its way. `reason` of a failed one is one sentence that names the limit. */
export type FileRow = { id: string; name: string; /** Object URL or thumbnail. */ thumb?: string; size: string } & (
  { state: 'sending'; percent: number } | { state: 'done' } | { state: 'failed'; reason: string; canRetry: boolean }
);
export type FileFieldProps = {
  id: string;
  label: string;
  /** Number, size and types allowed; said before choosing. */
  hint: string;
  /** The verb: 選擇圖片. */
  verb: string;
  /** 也可以直接貼上截圖 */
  also?: string;
  accept: string;
  optional?: boolean;
  error?: string;
  files: readonly FileRow[];
  /** Hides the picker when no more may be added. */
  full?: boolean;
  onPick: (files: File[]) => void;
  onRemove: (id: string) => void;
  onRetry: (id: string) => void;
};

/** Choosing, dropping or pasting files, and a row for each. It draws and reports; what happens to a file is the caller's. */
export function FileField(props: FileFieldProps) {
  const { id, label, hint, verb, also, accept, optional, error, files, full, onPick, onRemove, onRetry } = props;
  return (
    <Field id={id} label={label} hint={hint} optional={optional} error={error}>
      {(wire) => (
        <>
          {!full && <Picker wire={wire} verb={verb} also={also} accept={accept} onPick={onPick} />}
          {files.length > 0 && (
            <ul className={css.rows}>
              {files.map((file) => (
                <Row key={file.id} file={file} onRemove={onRemove} onRetry={onRetry} />
              ))}
            </ul>
          )}
        </>
      )}
    </Field>
  );
}

type PickerProps = Pick<FileFieldProps, 'verb' | 'also' | 'accept' | 'onPick'> & { wire: object };

function Picker({ wire, verb, also, accept, onPick }: PickerProps) {
  const [over, setOver] = useState(false);
  const pick = (list: FileList | null) => {
    if (list && list.length > 0) onPick(Array.from(list));
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    pick(event.dataTransfer.files);
  };
  const drag = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  return (
    <div
      className={css.picker}
      data-over={over || undefined}
      onDragOver={drag}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      onPaste={(event: ClipboardEvent) => pick(event.clipboardData.files)}
    >
      <input
        {...wire}
        type="file"
        multiple
        accept={accept}
        className={css.input}
        onChange={(event) => {
          pick(event.currentTarget.files);
          event.currentTarget.value = '';
        }}
      />
      <span className={css.verb} aria-hidden="true">
        <ImagePlusIcon />
        {verb}
      </span>
      {also !== undefined && <span className={css.also}>{also}</span>}
    </div>
  );
}

type RowProps = Pick<FileFieldProps, 'onRemove' | 'onRetry'> & { file: FileRow };

function Row({ file, onRemove, onRetry }: RowProps) {
  const texts = useFormTexts();
  const retry = file.state === 'failed' && file.canRetry;
  return (
    <li className={css.row} data-state={file.state}>
      {file.thumb === undefined ? (
        <span className={css.thumb} />
      ) : (
        <img className={css.thumb} src={file.thumb} alt="" width={56} height={56} />
      )}
      <div className={css.words}>
        <p className={css.name}>{file.name}</p>
        {file.state === 'sending' && (
          <progress className={css.progress} value={file.percent} max={100} aria-label={file.name} />
        )}
        <p className={css.state}>
          {file.state === 'sending' && texts.fileSending(file.percent, file.size)}
          {file.state === 'done' && <CheckIcon />}
          {file.state === 'done' && texts.fileDone(file.size)}
          {file.state === 'failed' && <CircleAlertIcon />}
          {file.state === 'failed' && file.reason}
        </p>
      </div>
      {retry ? (
        <IconButton label={`${texts.fileRetry} ${file.name}`} onClick={() => onRetry(file.id)}>
          <RotateCwIcon />
        </IconButton>
      ) : (
        <IconButton label={`${texts.fileRemove} ${file.name}`} onClick={() => onRemove(file.id)}>
          <XIcon />
        </IconButton>
      )}
    </li>
  );
}
