import { Button, EmptyState, RotateCwIcon, WrenchIcon, isApiFault, useConnectionLost } from '@hub/web';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';

type Props = { fault: unknown; busy: boolean; onRetry: () => void };

/** The server's own sentence if there is one. */
export function AwayNotice({ fault, busy, onRetry }: Props) {
  const { t } = useLingui();
  useRetryWhenBack(onRetry);
  const said = isApiFault(fault) ? fault.fields.msg : undefined;
  return (
    <EmptyState
      icon={<WrenchIcon />}
      title={t({ context: 'tickets', message: '暫時讀不到資料' })}
      text={said ?? t({ context: 'tickets', message: '可能是網路中斷，請再試一次。填寫中的內容都會保留。' })}
      action={
        <Button
          variant="primary"
          icon={<RotateCwIcon />}
          busy={busy}
          busyWords={t({ context: 'tickets', message: '讀取中' })}
          onClick={onRetry}
        >
          <Trans context="tickets">再試一次</Trans>
        </Button>
      }
    />
  );
}

function useRetryWhenBack(retry: () => void): void {
  const lost = useConnectionLost();
  const before = useRef(lost);
  const latest = useRef(retry);
  useEffect(() => {
    latest.current = retry;
  });
  useEffect(() => {
    if (before.current && !lost) latest.current();
    before.current = lost;
  }, [lost]);
}
