import { byTouch } from '@hub/web';
import { CameraIcon, type FieldWire, ImagePlusIcon } from '@hub/web/parts';
import { useState, type ChangeEvent } from 'react';
import css from './file-field.module.css';
import { useFileTexts } from './file-texts.ts';

/** With these the cameras of some phones hand over a JPEG instead of their own format. */
const ACCEPT = 'image/jpeg,image/png,image/gif';

type Props = {
  wire: FieldWire;
  name?: string;
  over: boolean;
  onOpen: () => void;
  onCancel: () => void;
  onPick: (files: File[]) => void;
};

/** Invisible, over what is seen; on touch screens a second one opens the camera. */
export function FilePicker({ wire, name, over, onOpen, onCancel, onPick }: Props) {
  const texts = useFileTexts();
  const [touch] = useState(byTouch);
  const native = {
    type: 'file',
    accept: ACCEPT,
    className: css.input,
    onClick: onOpen,
    onCancel,
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
      const chosen = Array.from(currentTarget.files ?? []);
      currentTarget.value = '';
      onPick(chosen);
    },
  };
  const small = name !== undefined;
  return (
    <div className={css.pickers} data-small={small || undefined}>
      <div className={css.picker} data-over={over || undefined}>
        <input {...native} {...wire} multiple aria-label={name} />
        <span className={css.verb} aria-hidden="true">
          <ImagePlusIcon />
          {name ?? texts.choose}
        </span>
        {!small && <span className={css.also}>{touch ? texts.alsoTouch : texts.also}</span>}
      </div>
      {touch && (
        <div className={css.camera}>
          <input {...native} accept="image/*" capture="environment" aria-label={texts.camera} />
          <span className={css.verb} aria-hidden="true">
            <CameraIcon />
            {texts.camera}
          </span>
        </div>
      )}
    </div>
  );
}
