import { Button, EmptyState, isApiFault, RotateCwIcon, WrenchIcon } from '@hub/web';
import { Trans, useLingui } from '@lingui/react/macro';

type Props = { fault: unknown; busy: boolean; onRetry: () => void };

/** In place of what could not be read: the server's own sentence if there is one, and another try. */
export function AwayNotice({ fault, busy, onRetry }: Props) {
  const { t } = useLingui();
  const said = isApiFault(fault) ? fault.fields.msg : undefined;
  return (
    <EmptyState
      icon={<WrenchIcon />}
      title={t`暫時讀不到資料`}
      text={said ?? t`可能是網路中斷，請再試一次。已經付的款項不會受影響。`}
      action={
        <Button variant="primary" icon={<RotateCwIcon />} busy={busy} busyWords={t`讀取中`} onClick={onRetry}>
          <Trans>再試一次</Trans>
        </Button>
      }
    />
  );
}
