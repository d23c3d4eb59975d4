import { formatTime } from '@hub/web';
import { Dialog } from '@hub/web/parts';
import { FormFrame, RadioField, SubmitButton, TextField, useContractForm, type ContractForm } from '@hub/forms';
import { useLingui } from '@lingui/react/macro';
import type { StaffTicket } from '../staff-tickets.api.ts';
import { useStaffDesk } from '../staff-desk-context.ts';
import { chosenCase, mergeForm, OTHER } from './merge-form.ts';
import { useLookAtCase } from './use-look-at-case.ts';
import type { WorkDialogProps } from './work-dialog.ts';
import css from './work.module.css';

type Values = { choice: string; into: string };

export function MergeDialog({ ticket, worker, onClose }: WorkDialogProps) {
  const { t } = useLingui();
  const { desk } = useStaffDesk();
  const initial: Values = { choice: String(ticket.similar[0]?.id ?? OTHER), into: '' };
  const form = useContractForm({
    schema: mergeForm(desk.numberPrefix),
    initial,
    messages: () => t`請填另一件的編號，例如 10231`,
    submit: async () => {
      if (seen === undefined) {
        await looking.look(into);
        form.restart((typed) => typed);
        return;
      }
      await worker
        .change({ work: 'mergeCase', body: { into, into_version: seen.version } })
        .catch((fault: unknown) => looking.refused(fault));
      onClose();
    },
  });
  const into = chosenCase(form.values, desk.numberPrefix);
  const looking = useLookAtCase();
  const seen = ticket.similar.find(({ id }) => id === into) ?? (looking.found?.id === into ? looking.found : undefined);
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
        {typed && seen && <FoundCase number={`#${desk.numberPrefix}${seen.id}`} seen={seen} />}
        <SubmitButton form={asked}>{seen ? t`合併` : t`看看這一件`}</SubmitButton>
      </FormFrame>
    </Dialog>
  );
}

type FoundProps = { number: string; seen: Pick<StaffTicket, 'type_text' | 'create_time'> };

function FoundCase({ number, seen: { type_text: type, create_time } }: FoundProps) {
  const { t } = useLingui();
  const time = formatTime(create_time);
  return (
    <p className={css.explain} role="status">
      {t`${number} ${type}，${time}送出`}
    </p>
  );
}

/** What is refused about a case that was found stands at the list of these. */
const atChoice = (form: ContractForm<Values>): ContractForm<Values> => ({
  ...form,
  errors: { ...form.errors, ...(form.errors.into !== undefined && { choice: form.errors.into }) },
  fieldId: () => form.fieldId('choice'),
});
