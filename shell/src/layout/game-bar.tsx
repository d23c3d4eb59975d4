import { useCurrentTitle, WebviewBar } from '@hub/web';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { closeGameWindow } from './close-game-window.ts';
import { useGoBack } from './use-go-back.ts';
import css from './game-bar.module.css';

/** The bar inside a game: back, title, close. */
export function GameBar() {
  const title = useCurrentTitle();
  const goBack = useGoBack();
  const [stuck, setStuck] = useState(false);
  const close = () => void closeGameWindow().then((closed) => setStuck(!closed));
  return (
    <>
      <WebviewBar title={title} back={{ onPress: goBack }} onClose={close} />
      <p role="status" className={css.hint}>
        {stuck && <Trans>這個視窗要由遊戲關閉：請按返回鍵，或點遊戲自己的關閉鈕。</Trans>}
      </p>
    </>
  );
}
