import { useState } from 'react';
import { ArchiveIcon } from '@hub/web/parts';
import type { PictureView } from '@hub/contracts/tickets';
import { useLingui } from '@lingui/react/macro';
import { OwnPicture } from './own-picture.tsx';
import { PictureDialog } from './picture-dialog.tsx';
import css from './pictures.module.css';
import { useLastingPictures, type Refresh } from './use-lasting-pictures.ts';
import { usePictureWords } from './use-picture-words.ts';

type Props = {
  pictures: readonly PictureView[];
  refresh: Refresh;
  /** Where they are not just pictures. */
  label?: string;
};

export function Pictures({ pictures, refresh, label }: Props) {
  const { t } = useLingui();
  const words = usePictureWords();
  const { shown, lost, failed } = useLastingPictures(pictures, refresh);
  const [open, setOpen] = useState<number>();
  if (pictures.length === 0) return null;
  return (
    <>
      <ul className={css.thumbs} aria-label={label ?? t({ context: 'tickets', message: '附上的圖片' })}>
        {shown.map((picture, index) => (
          <li key={picture.id}>
            {lost.has(picture.id) ? (
              <span className={css.lost} title={words(picture, index)}>
                <ArchiveIcon />
                <span>{t({ context: 'tickets', message: '已封存' })}</span>
                <span className="visually-hidden">{words(picture, index)}</span>
              </span>
            ) : (
              <button type="button" className={css.thumb} onClick={() => setOpen(index)}>
                <OwnPicture
                  key={picture.draw}
                  address={picture.thumb_path}
                  draw={picture.draw}
                  alt={words(picture, index)}
                  width={72}
                  height={72}
                  lazy
                  onFailed={() => failed(picture)}
                />
              </button>
            )}
          </li>
        ))}
      </ul>
      {open !== undefined && (
        <PictureDialog
          pictures={shown}
          at={open}
          onMove={setOpen}
          onClose={() => setOpen(undefined)}
          onFailed={failed}
          lost={lost}
        />
      )}
    </>
  );
}
