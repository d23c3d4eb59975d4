import { useEffect, useState } from 'react';
import { Button, byTouch, inGameWindow } from '@hub/web';
import { ImageDownIcon } from './icons.ts';
import { receiptBlob } from './receipt-blob.ts';
import { usePartTexts } from './part-texts.ts';
import css from './save-receipt.module.css';

export type SaveReceiptProps = {
  receipt: Parameters<typeof receiptBlob>[0];
  /** Of the file, without its ending. */
  name: string;
  alt: string;
  /** Said where no picture can be made: what to do instead. */
  failed: string;
};

type State = 'idle' | 'drawing' | 'shown' | 'failed';

/** A game's window knows no downloads: there it is a picture to press and hold. */
export function SaveReceipt({ receipt, name, alt, failed }: SaveReceiptProps) {
  const texts = usePartTexts();
  const [state, setState] = useState<State>('idle');
  const [url, setUrl] = useState('');
  useEffect(() => () => URL.revokeObjectURL(url), [url]);

  const save = async () => {
    setState('drawing');
    try {
      const picture = URL.createObjectURL(await receiptBlob(receipt));
      setUrl(picture);
      setState('shown');
      if (!inGameWindow()) download(picture, `${name}.png`);
    } catch {
      setState('failed');
    }
  };
  const words = {
    idle: '',
    drawing: '',
    shown: inGameWindow() ? (byTouch() ? texts.pictureByHand : texts.pictureByMouse) : texts.pictureSaved,
    failed,
  };
  return (
    <div className={css.save}>
      <Button
        wide="always"
        icon={<ImageDownIcon />}
        busy={state === 'drawing'}
        busyWords={texts.drawing}
        onClick={() => void save()}
      >
        {texts.saveAsPicture}
      </Button>
      <p role="status" className={css.saved}>
        {words[state]}
      </p>
      {state === 'shown' && inGameWindow() && <img className={css.picture} src={url} alt={alt} />}
    </div>
  );
}

function download(url: string, name: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
}
