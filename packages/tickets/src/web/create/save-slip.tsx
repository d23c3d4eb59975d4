import { useEffect, useState } from 'react';
import { Button, byTouch, ImageDownIcon, receiptBlob } from '@hub/web';
import { Trans, useLingui } from '@lingui/react/macro';
import { inGameWindow } from '../in-game-window.ts';
import css from './create-report.module.css';

type SlipPicture = Parameters<typeof receiptBlob>[0];
type State = 'idle' | 'drawing' | 'shown' | 'failed';

/** A game's window knows no downloads: there it is a picture to press and hold. */
export function SaveSlip({ slip }: { slip: SlipPicture }) {
  const { t } = useLingui();
  const [state, setState] = useState<State>('idle');
  const [url, setUrl] = useState('');
  useEffect(() => () => URL.revokeObjectURL(url), [url]);

  const save = async () => {
    setState('drawing');
    try {
      const picture = URL.createObjectURL(await receiptBlob(slip));
      setUrl(picture);
      setState('shown');
      if (!inGameWindow()) download(picture, `player-hub-${slip.number}.png`);
    } catch {
      setState('failed');
    }
  };
  return (
    <div className={css.save}>
      <Button
        wide="always"
        icon={<ImageDownIcon />}
        busy={state === 'drawing'}
        busyWords={t({ context: 'tickets', message: '製作中' })}
        onClick={() => void save()}
      >
        <Trans context="tickets">存成圖片</Trans>
      </Button>
      <p role="status" className={css.saved}>
        {state === 'shown' && !inGameWindow() && <Trans context="tickets">圖片已下載到您的裝置</Trans>}
        {state === 'shown' && inGameWindow() && (
          <>
            {byTouch() ? (
              <Trans context="tickets">長按下面的圖片就能儲存</Trans>
            ) : (
              <Trans context="tickets">在下面的圖片按滑鼠右鍵，就能另存圖片</Trans>
            )}
          </>
        )}
        {state === 'failed' && <Trans context="tickets">這裡無法製作圖片，請直接複製查詢碼</Trans>}
      </p>
      {state === 'shown' && inGameWindow() && (
        <img className={css.picture} src={url} alt={t({ context: 'tickets', message: '查詢憑條的圖片' })} />
      )}
    </div>
  );
}

function download(url: string, name: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
}
