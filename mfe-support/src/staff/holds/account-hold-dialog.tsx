import type { AccountHoldQuery } from '@hub/contracts/support';
import { HoldReasonDialog } from '@hub/tickets/web/staff';
import { useLingui } from '@lingui/react/macro';
import { useHoldAccountMutation, useReleaseAccountMutation, type Hold } from './account-hold.api.ts';
import { HeldBy } from './held-by.tsx';

type Props = { account: AccountHoldQuery; hold: Hold; onClose: () => void };

/** Why what is kept of an account stays beyond its time, or why no longer. */
export function AccountHoldDialog({ account, hold: held, onClose }: Props) {
  const { t } = useLingui();
  const [hold] = useHoldAccountMutation();
  const [release] = useReleaseAccountMutation();
  return (
    <HoldReasonDialog
      title={held ? t`解除帳號的暫停刪除？` : t`暫停刪除這個帳號的資料？`}
      held={Boolean(held)}
      game={account.game_id}
      thing={`${held ? 'release' : 'hold'}-account-${account.uid}`}
      submit={(reason) =>
        (held ? release({ ...account, reason, seen: held.at }) : hold({ ...account, reason })).unwrap()
      }
      onClose={onClose}
    >
      {held && (
        <p>
          <HeldBy hold={held} />
        </p>
      )}
      <p>
        {held
          ? t`解除後，這個帳號的資料會照保存期限處理；已經期滿的，下次就會刪除。`
          : t`這個帳號的案件、處分、兌換、寄送和 VIP 等級，保存期滿也會留下，直到解除為止。身分證件照常銷毀。`}
      </p>
    </HoldReasonDialog>
  );
}
