import { accountHoldBody, type AccountHoldQuery } from '@hub/contracts/support';
import { draftKey, FormFrame, SubmitButton, TextField, useContractForm } from '@hub/forms';
import { useStaffDesk } from '@hub/tickets/web/staff';
import { Dialog } from '@hub/web';
import { useLingui } from '@lingui/react/macro';
import { useHoldAccountMutation, useReleaseAccountMutation, type Hold } from './account-hold.api.ts';
import { HeldBy } from './held-by.tsx';

type Props = { account: AccountHoldQuery; hold: Hold; onClose: () => void };

/** Why what is kept of an account stays beyond its time, or why no longer. */
export function AccountHoldDialog({ account, hold: held, onClose }: Props) {
  const { t } = useLingui();
  const { me } = useStaffDesk();
  const [hold] = useHoldAccountMutation();
  const [release] = useReleaseAccountMutation();
  const form = useContractForm({
    schema: accountHoldBody.pick(['reason']),
    initial: { reason: '' },
    messages: (code) => (code === 'TOO_LONG' ? t`原因最多 200 個字` : t`請寫下原因，至少 4 個字`),
    draftKey: draftKey({
      game: account.game_id,
      role: me.login,
      form: `${held ? 'release' : 'hold'}-account-${account.uid}`,
      version: 1,
    }),
    draftFields: ['reason'],
    submit: async ({ reason = '' }) => {
      await (held ? release({ ...account, reason, seen: held.at }) : hold({ ...account, reason })).unwrap();
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} title={held ? t`解除帳號的暫停刪除？` : t`暫停刪除這個帳號的資料？`} crossed>
      <FormFrame form={form}>
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
        <TextField
          form={form}
          name="reason"
          autoComplete="off"
          label={held ? t`解除的原因` : t`暫停刪除的原因`}
          hint={held ? t`會留在稽核紀錄，例如：調查結束` : t`會留在稽核紀錄，例如：法務調查中`}
        />
        <SubmitButton form={form}>{held ? t`解除暫停刪除` : t`暫停刪除`}</SubmitButton>
      </FormFrame>
    </Dialog>
  );
}
