import { Dialog, formatTime } from '@hub/web';
import { FormFrame, RadioField, SubmitButton, TextField, useContractForm } from '@hub/forms';
import { mergeBody } from '@hub/contracts/tickets';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useStaffDesk } from '../staff-desk-context.ts';
import type { WorkDialogProps } from './work-dialog.ts';
import css from './work.module.css';

const OTHER = 'other';

/** Which open case of the same owner goes on instead: one that was found, or one by its number. */
export function MergeDialog({ ticket, worker, onClose }: WorkDialogProps) {
  const { t } = useLingui();
  const { desk } = useStaffDesk();
  const [first] = ticket.similar;
  const [typed, setTyped] = useState(first === undefined);
  const form = useContractForm({
    schema: mergeBody,
    initial: { into: first === undefined ? '' : String(first.id) },
    messages: () => t`請填另一件的編號，例如 10231`,
    submit: async ({ into }) => {
      await worker.change({ work: 'merge', body: { into }, version: ticket.version });
      onClose();
    },
  });
  const choices = [
    ...ticket.similar.map(({ id, type_text, create_time, preview }) => ({
      value: String(id),
      label: `#${desk.numberPrefix}${id} ${type_text}`,
      hint: `${formatTime(create_time)} ${preview}`,
    })),
    { value: OTHER, label: t`另一件` },
  ];
  const onChoose = (value: string) => {
    setTyped(value === OTHER);
    form.change('into', value === OTHER ? '' : value);
  };
  return (
    <Dialog open onClose={onClose} title={t`併入哪一件？`} crossed>
      <FormFrame form={form}>
        <p className={css.explain}>
          {t`這一件會結案，玩家從這裡連到另一件；兩邊的內容都留在原處。只能併入同一位玩家的案件。`}
        </p>
        {ticket.similar.length > 0 && (
          <RadioField
            form={typed ? { ...form, values: { into: OTHER } } : form}
            name="into"
            label={t`同一位玩家還開著的`}
            choices={choices}
            onChoose={onChoose}
          />
        )}
        {typed && <TextField form={form} name="into" inputMode="numeric" width="short" label={t`案件編號`} halfWidth />}
        <SubmitButton form={form}>{t`合併`}</SubmitButton>
      </FormFrame>
    </Dialog>
  );
}
