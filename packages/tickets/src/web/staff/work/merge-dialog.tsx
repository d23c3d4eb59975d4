import { Dialog, formatTime } from '@hub/web';
import { FormFrame, RadioField, SubmitButton, TextField, useContractForm, type ContractForm } from '@hub/forms';
import { useLingui } from '@lingui/react/macro';
import { useStaffDesk } from '../staff-desk-context.ts';
import { mergeForm, OTHER } from './merge-form.ts';
import type { WorkDialogProps } from './work-dialog.ts';
import css from './work.module.css';

type Values = { choice: string; into: string };

/** Which open case of the same owner goes on instead: one that was found, or one by its number. */
export function MergeDialog({ ticket, worker, onClose }: WorkDialogProps) {
  const { t } = useLingui();
  const { desk } = useStaffDesk();
  const initial: Values = { choice: String(ticket.similar[0]?.id ?? OTHER), into: '' };
  const form = useContractForm({
    schema: mergeForm(desk.numberPrefix),
    initial,
    messages: () => t`請填另一件的編號，例如 10231`,
    submit: async ({ choice, into }) => {
      const number = Number(choice === OTHER ? into : choice);
      await worker.change({ work: 'mergeCase', body: { into: number } });
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
  const typed = form.values.choice === OTHER;
  const asked = typed ? form : atChoice(form);
  return (
    <Dialog open onClose={onClose} title={t`併入哪一件？`} crossed>
      <FormFrame form={asked}>
        <p className={css.explain}>
          {t`這一件會結案，玩家從這裡連到另一件；兩邊的內容都留在原處。只能併入同一位玩家的案件。`}
        </p>
        {ticket.similar.length > 0 && (
          <RadioField
            form={asked}
            name="choice"
            label={t`同一位玩家還開著的`}
            choices={choices}
            onChoose={() => form.forget('into')}
          />
        )}
        {typed && <TextField form={form} name="into" inputMode="numeric" width="short" label={t`案件編號`} halfWidth />}
        <SubmitButton form={asked}>{t`合併`}</SubmitButton>
      </FormFrame>
    </Dialog>
  );
}

/** What is refused about a case that was found stands at the list of these. */
const atChoice = (form: ContractForm<Values>): ContractForm<Values> => ({
  ...form,
  errors: { ...form.errors, ...(form.errors.into !== undefined && { choice: form.errors.into }) },
  fieldId: () => form.fieldId('choice'),
});
