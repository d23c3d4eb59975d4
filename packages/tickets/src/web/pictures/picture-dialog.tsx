import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { ChevronLeftIcon, ChevronRightIcon, IconButton, IconLink, useKitTexts, XIcon, pageRoot } from '@hub/web';
import { ArrowUpRightIcon } from '@hub/web/parts';
import type { PictureView } from '@hub/contracts/tickets';
import { useLingui } from '@lingui/react/macro';
import { OwnPicture } from './own-picture.tsx';
import css from './picture-dialog.module.css';
import type { LastingPicture } from './use-lasting-pictures.ts';
import { usePictureWords } from './use-picture-words.ts';

type Props = {
  pictures: readonly LastingPicture[];
  at: number;
  onMove: (at: number) => void;
  onClose: () => void;
  onFailed: (picture: PictureView) => void;
  lost: ReadonlySet<number>;
};

export function PictureDialog({ pictures, at, onMove, onClose, onFailed, lost }: Props) {
  const { t } = useLingui();
  const words = usePictureWords();
  const { close } = useKitTexts();
  const titleId = useId();
  const dialog = useModalDialog();
  const picture = pictures[at];
  const [stands, setStands] = useState<{ of: string; at: string }>();
  const count = pictures.length;
  if (!picture) return null;
  const move = (step: number) => {
    const next = at + step;
    if (next >= 0 && next < count) onMove(next);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') move(-1);
    else if (event.key === 'ArrowRight') move(1);
  };
  return (
    <dialog
      ref={dialog}
      className={css.dialog}
      aria-labelledby={titleId}
      onKeyDown={press}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <header className={css.head}>
        <h2 id={titleId} className={css.title} aria-live="polite">
          <span className={css.number}>{`${at + 1}/${count}`}</span>
          <span className={css.name}>{picture.name || words(picture, at)}</span>
        </h2>
        <IconLink
          className={css.button}
          href={stands?.of === picture.pic_path ? stands.at : picture.pic_path}
          target="_blank"
          rel="noreferrer"
          label={t({ context: 'tickets', message: '在新分頁開啟' })}
        >
          <ArrowUpRightIcon />
        </IconLink>
        <IconButton data-first className={css.button} label={close} onClick={onClose}>
          <XIcon />
        </IconButton>
      </header>
      <div className={css.stage}>
        {lost.has(picture.id) ? (
          <p className={css.away}>{t({ context: 'tickets', message: '這張圖片已封存，或暫時看不到' })}</p>
        ) : (
          <OwnPicture
            key={`${picture.pic_path} ${picture.draw}`}
            className={css.picture}
            address={picture.pic_path}
            draw={picture.draw}
            alt={words(picture, at)}
            width={picture.width}
            height={picture.height}
            onFailed={() => onFailed(picture)}
            onShown={(shown) => setStands({ of: picture.pic_path, at: shown })}
          />
        )}
      </div>
      {count > 1 && (
        <div className={css.steps}>
          <IconButton
            className={css.button}
            label={t({ context: 'tickets', message: '上一張' })}
            aria-disabled={at === 0 || undefined}
            onClick={() => move(-1)}
          >
            <ChevronLeftIcon />
          </IconButton>
          <IconButton
            className={css.button}
            label={t({ context: 'tickets', message: '下一張' })}
            aria-disabled={at === count - 1 || undefined}
            onClick={() => move(1)}
          >
            <ChevronRightIcon />
          </IconButton>
        </div>
      )}
    </dialog>
  );
}

/** Open as long as it stands; the focus goes back to where it was. */
function useModalDialog() {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    const before = pageRoot().activeElement;
    dialog?.showModal();
    dialog?.querySelector<HTMLElement>('[data-first]')?.focus();
    return () => {
      dialog?.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return ref;
}
