import { CheckIcon, CircleAlertIcon, FileTextIcon, IconButton, RotateCwIcon, XIcon } from '@hub/web';
import { ProgressBar } from '@hub/web/parts';
import { isUnderWay, staysBehind, type FileEntry } from './file-entry.ts';
import css from './file-field.module.css';
import { sizeWords } from './file-size.ts';
import { useFileTexts, type FileTexts } from './file-texts.ts';

type Props = { id: string; file: FileEntry; whole: boolean; onRemove: () => void; onRetry: () => void };

export function FileRow({ id, file, whole, onRemove, onRetry }: Props) {
  const texts = useFileTexts();
  const { name, state, percent, thumb } = file;
  return (
    <li id={id} className={css.row} data-state={state} tabIndex={-1}>
      {thumb === undefined ? (
        <span className={css.thumb}>
          <FileTextIcon />
        </span>
      ) : (
        <img className={css.thumb} src={thumb} alt="" width={56} height={56} />
      )}
      <div className={css.words}>
        <p className={css.name}>{name}</p>
        {state === 'sending' && <ProgressBar className={css.progress} value={percent} max={100} label={name} />}
        <p className={css.state}>
          {state === 'done' && <CheckIcon />}
          {state === 'failed' && <CircleAlertIcon />}
          <span>{stateWords(file, !whole && staysBehind(file), texts)}</span>
        </p>
      </div>
      {state === 'failed' && file.retry && (
        <IconButton label={texts.retryName(name)} onClick={onRetry}>
          <RotateCwIcon />
        </IconButton>
      )}
      <IconButton
        id={`${id}-remove`}
        label={isUnderWay(file) ? texts.cancel(name) : texts.remove(name)}
        onClick={onRemove}
      >
        <XIcon />
      </IconButton>
    </li>
  );
}

function stateWords({ state, percent, size, reason }: FileEntry, behind: boolean, texts: FileTexts): string {
  if (state === 'failed') return behind ? texts.behind(reason ?? texts.failed) : (reason ?? texts.failed);
  if (state === 'done') return texts.done(sizeWords(size));
  if (state === 'sending') return texts.sending(percent, sizeWords(size));
  return state === 'waiting' ? texts.waiting : texts.preparing;
}
