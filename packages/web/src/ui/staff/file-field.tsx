import { Field, type FieldFrame, type FieldWire } from '@hub/web/parts';
import { FileUpIcon } from 'lucide-react';
import { useState, type DragEvent, type ReactNode } from 'react';
import css from './file-field.module.css';
import { useFileTexts } from './file-texts.ts';

const KB = 1024;

export type FileDropProps = {
  wire: FieldWire;
  /** As in the attribute of a file input. What is dropped may be of another kind. */
  accept: string;
  icon: ReactNode;
  verb: string;
  /** What was chosen or how far it is; read out as it changes. */
  status: ReactNode;
  disabled?: boolean;
  onChoose: (file: File) => void;
};

/** One file, chosen or dropped. The native control lies invisible over what is seen. */
export function FileDrop({ wire, accept, icon, verb, status, disabled = false, onChoose }: FileDropProps) {
  const [over, setOver] = useState(false);
  const take = (files: FileList | null) => {
    const [first] = files ?? [];
    if (first && !disabled) onChoose(first);
  };
  const hold = (event: DragEvent, held: boolean) => {
    event.preventDefault();
    setOver(held);
  };
  return (
    <div
      className={css.drop}
      data-over={(over && !disabled) || undefined}
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
        accept={accept}
        className={css.input}
        disabled={disabled}
        onChange={({ currentTarget }) => {
          take(currentTarget.files);
          // The same file may be chosen again once it was mended.
          currentTarget.value = '';
        }}
      />
      <span className={css.verb} aria-hidden="true">
        {icon}
        {verb}
      </span>
      <span className={css.name} role="status">
        {status}
      </span>
    </div>
  );
}

export type FileFieldProps = FieldFrame & {
  label: string;
  accept: string;
  file: File | undefined;
  onChoose: (file: File) => void;
};

/** A form's one file, with its name and size once it is there. */
export function FileField({ label, accept, file, onChoose, ...frame }: FileFieldProps) {
  const texts = useFileTexts();
  return (
    <Field {...frame} label={label}>
      {(wire) => (
        <FileDrop
          wire={wire}
          accept={accept}
          icon={<FileUpIcon />}
          verb={file ? texts.another : texts.choose}
          status={file && `${file.name} · ${Math.ceil(file.size / KB).toLocaleString('en')} KB`}
          onChoose={onChoose}
        />
      )}
    </Field>
  );
}
