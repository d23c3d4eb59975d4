import { Button } from '@hub/web';
import { useLingui } from '@lingui/react/macro';
import css from './queue-pane.module.css';
import type { Queue } from './use-queue.ts';

/** How much is listed, and the rest by a press. */
export function QueueFoot({ queue, count }: { queue: Queue; count: number }) {
  const { t } = useLingui();
  const { more, loadingMore } = queue;
  return (
    <div className={css.foot}>
      <p role="status">{more ? t`已列出 ${count} 件` : t`共 ${count} 件，已全部列出`}</p>
      {more && (
        <Button size="small" busy={loadingMore} busyWords={t`載入中`} onClick={more}>
          {t`更多`}
        </Button>
      )}
    </div>
  );
}
