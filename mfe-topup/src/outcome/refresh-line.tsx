import { Button, RotateCwIcon } from '@hub/web';
import { Trans } from '@lingui/react/macro';
import css from './outcome.module.css';

type Props = { live: boolean; busy: boolean; lost: boolean; onPress: () => void };

/** Whether the page goes on looking by itself, and a way to look now. */
export function RefreshLine({ live, busy, lost, onPress }: Props) {
  return (
    <div className={css.refresh}>
      <p role="status">
        {lost ? (
          <Trans>暫時連不上，這裡會自動再試；畫面上是剛才的狀態。</Trans>
        ) : live ? (
          <Trans>這一頁會自動更新。</Trans>
        ) : (
          <Trans>這一頁已停止自動更新。</Trans>
        )}
      </p>
      <Button variant="quiet" size="small" icon={<RotateCwIcon />} busy={busy} onClick={onPress}>
        <Trans>重新整理</Trans>
      </Button>
    </div>
  );
}
