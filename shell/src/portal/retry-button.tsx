import { Button, RotateCwIcon } from '@hub/web';
import { Trans, useLingui } from '@lingui/react/macro';

export function RetryButton({ busy, onPress }: { busy: boolean; onPress: () => void }) {
  const { t } = useLingui();
  return (
    <Button variant="primary" icon={<RotateCwIcon />} busy={busy} busyWords={t`讀取中`} onClick={onPress}>
      <Trans>再試一次</Trans>
    </Button>
  );
}
