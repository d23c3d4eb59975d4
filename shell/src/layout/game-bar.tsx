import { useCurrentTitle, WebviewBar } from '@hub/web';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { closeGameWindow } from './close-game-window.ts';
import { useGoBack } from './use-go-back.ts';
import css from './game-bar.module.css';

export function GameBar() {
  const title = useCurrentTitle();
  const [stuck, setStuck] = useState(false);
  const close = () => void closeGameWindow().then((closed) => setStuck(!closed));
  // The first page of a game's window has nothing behind it but the game.
  const goBack = useGoBack(close);
  return (
    <>
      <WebviewBar title={title} back={{ onPress: goBack }} onClose={close} />
      <p role="status" className={css.hint}>
        {stuck && <Trans>請點遊戲視窗上方的 ×，或按手機的返回鍵。</Trans>}
      </p>
    </>
  );
}
