import { NOTE_LENGTH, noteBody } from '@hub/contracts/sample';
import { FormFrame, SubmitButton, TextAreaField, useContractForm } from '@hub/forms';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLeaveNoteMutation } from './notes.api.ts';
import { sampleMessage } from './sample-message.ts';

export function NoteForm({ onLeft }: { onLeft: () => void }) {
  const { t } = useLingui();
  const [leave] = useLeaveNoteMutation();
  const form = useContractForm({
    schema: noteBody,
    initial: { note: '' },
    submit: async (body, { key }) => {
      await leave({ body, key }).unwrap();
      onLeft();
    },
    messages: sampleMessage,
  });
  return (
    <FormFrame form={form} label={t`留言`}>
      <TextAreaField form={form} name="note" label={t`想說的話`} limit={NOTE_LENGTH} />
      <SubmitButton form={form}>
        <Trans>送出留言</Trans>
      </SubmitButton>
    </FormFrame>
  );
}
