import { Dialog } from '@hub/web/parts';
import { draftKey, FormFrame, SubmitButton, TextField, useContractForm } from '@hub/forms';
import { holdBody } from '@hub/contracts/tickets';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useStaffDesk } from '../staff-desk-context.ts';

type Props = {
  title: string;
  /** It is held, and shall not be any more. */
  held: boolean;
  game: string;
  /** What is held, for the draft of its reason. */
  thing: string;
  submit: (reason: string) => Promise<unknown>;
  onClose: () => void;
  children: ReactNode;
};

export function HoldReasonDialog({ title, held, game, thing, submit, onClose, children }: Props) {
  const { t } = useLingui();
  const { me } = useStaffDesk();
  const form = useContractForm({
    schema: holdBody,
    initial: { reason: '' },
    messages: (code) => (code === 'TOO_LONG' ? t`原因最多 200 個字` : t`請寫下原因，至少 4 個字`),
    draftKey: draftKey({ game, role: me.login, form: thing, version: 1 }),
    draftFields: ['reason'],
    submit: async ({ reason = '' }) => {
      await submit(reason);
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} title={title} crossed>
      <FormFrame form={form}>
        {children}
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
