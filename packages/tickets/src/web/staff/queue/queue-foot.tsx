import { MoreButton } from '@hub/web';
import { useLingui } from '@lingui/react/macro';
import type { Queue } from './use-queue.ts';

/** How many cases are listed, and the rest by a press. */
export function QueueFoot({ queue, count }: { queue: Queue; count: number }) {
  const { t } = useLingui();
  const { more, loadingMore } = queue;
  return (
    <MoreButton
      size="small"
      status={more ? t`已列出 ${count} 件` : t`共 ${count} 件，已全部列出`}
      more={more && { label: t`更多`, onPress: more, busy: loadingMore }}
    />
  );
}
