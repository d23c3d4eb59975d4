import { Button } from '@hub/web';
import { Trans } from '@lingui/react/macro';
import { useLeave } from '../session/use-leave.ts';

/** The way back from half a session. */
export function OtherAccount() {
  const { leave, isLeaving } = useLeave();
  return (
    <Button variant="quiet" size="small" busy={isLeaving} onClick={leave}>
      <Trans>換一個帳號</Trans>
    </Button>
  );
}
