import { formatTime } from '@hub/web';
import { MoreButton } from '@hub/web/parts';
import { useLingui } from '@lingui/react/macro';
import type { Queue } from './use-queue.ts';

export function QueueFoot({ queue, count }: { queue: Queue; count: number }) {
  const { t } = useLingui();
  const { more, loadingMore, searchedTo } = queue;
  if (searchedTo !== null) {
    const to = formatTime(searchedTo);
    return (
      <MoreButton
        size="small"
        status={t`已找到 ${to} 為止，有 ${count} 件符合`}
        more={more && { label: t`繼續找`, onPress: more, busy: loadingMore }}
      />
    );
  }
  return (
    <MoreButton
      size="small"
      status={more ? t`已列出 ${count} 件` : t`共 ${count} 件，已全部列出`}
      more={more && { label: t`更多`, onPress: more, busy: loadingMore }}
    />
  );
}
