import type { AccountHoldQuery } from '@hub/contracts/support';
import { holdEditors } from '@hub/contracts/tickets';
import { CardPart, useStaffDesk, type CardArea } from '@hub/tickets/web/staff';
import { Button } from '@hub/web';
import { cardRows as css } from '@hub/web/staff';
import { useLingui } from '@lingui/react/macro';
import { useState, type ComponentProps } from 'react';
import { useAccountHoldQuery } from './account-hold.api.ts';
import { AccountHoldDialog } from './account-hold-dialog.tsx';
import { HeldBy } from './held-by.tsx';

type PartProps = ComponentProps<CardArea['Part']>;

/** Whether what is kept of an account stays beyond its time. A visitor has proven no account. */
export function AccountHoldPart({ player }: PartProps) {
  const { partner_uid: uid, game_id } = player;
  return uid === null ? null : <AccountHold account={{ game_id, uid }} />;
}

function AccountHold({ account }: { account: AccountHoldQuery }) {
  const { t } = useLingui();
  const { me } = useStaffDesk();
  const query = useAccountHoldQuery(account, { refetchOnMountOrArgChange: true });
  const [asking, setAsking] = useState(false);
  const hold = query.currentData;
  const keeps = me.roles.some(
    ({ role, game_id }) =>
      holdEditors.some((known) => known === role) && (game_id === '*' || game_id === account.game_id),
  );
  return (
    <CardPart
      id="card-hold"
      title={t`資料保存`}
      query={query}
      action={
        keeps &&
        hold !== undefined && (
          <Button variant="quiet" size="small" onClick={() => setAsking(true)}>
            {hold ? t`解除暫停刪除` : t`暫停刪除`}
          </Button>
        )
      }
    >
      <p className={css.none}>{hold ? <HeldBy hold={hold} /> : t`照保存期限處理`}</p>
      {asking && hold !== undefined && (
        <AccountHoldDialog account={account} hold={hold} onClose={() => setAsking(false)} />
      )}
    </CardPart>
  );
}
