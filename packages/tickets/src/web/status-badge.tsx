import { Badge } from '@hub/web';
import { ticketState } from '@hub/contracts/tickets';
import { Trans } from '@lingui/react/macro';

export function StatusBadge({ status }: { status: string }) {
  const state = ticketState(status);
  return (
    <Badge kind={state}>
      {state === 'processing' && <Trans context="tickets">處理中</Trans>}
      {state === 'replied' && <Trans context="tickets">已回覆</Trans>}
      {state === 'closed' && <Trans context="tickets">已結案</Trans>}
    </Badge>
  );
}
