import { addPenaltyBody, PENALTY_DAYS_MAX, penaltyKinds } from '@hub/contracts/support';
import { FormFrame, RadioField, SelectField, SubmitButton, TextField, useContractForm } from '@hub/forms';
import { Dialog } from '@hub/web/parts';
import { cardRows as css } from '@hub/web/staff';
import { useLingui } from '@lingui/react/macro';
import { useNotePenaltyMutation, type Account } from './penalties.api.ts';
import { penaltyMessage } from './penalty-message.ts';
import { usePenaltyWords } from './use-penalty-words.ts';

type NoteProps = { account: Account; seen: number; onClose: () => void };

/** What is noted against an account, from now on. `seen`: the newest that stands in the card. */
export function NotePenaltyDialog({ account, seen, onClose }: NoteProps) {
  const { t } = useLingui();
  const words = usePenaltyWords();
  const [send] = useNotePenaltyMutation();
  const form = useContractForm({
    schema: addPenaltyBody.omit(['game_id', 'uid', 'seen']),
    initial: { kind: '', days: '1', reason: '' },
    messages: penaltyMessage,
    submit: async (body, { key }) => {
      await send({ body: { ...body, ...account, seen }, key }).unwrap();
      onClose();
    },
  });
  const days = Array.from({ length: PENALTY_DAYS_MAX }, (_, at) => at + 1);
  return (
    <Dialog open onClose={onClose} title={t`記一筆處分`} crossed>
      <FormFrame form={form}>
        <p className={css.none}>{t`這裡只留紀錄，遊戲不會自動執行；請同時在遊戲後台處分。`}</p>
        <RadioField
          form={form}
          name="kind"
          label={t`處分`}
          choices={penaltyKinds.map((kind) => ({ value: kind, label: words[kind] }))}
        />
        <SelectField
          form={form}
          name="days"
          label={t`天數`}
          options={days.map((n) => ({ value: String(n), label: t`${n} 天` }))}
        />
        <TextField form={form} name="reason" autoComplete="off" label={t`處分的原因`} hint={t`會留在稽核紀錄`} />
        <SubmitButton form={form}>{t`記下來`}</SubmitButton>
      </FormFrame>
    </Dialog>
  );
}
