import { Dialog } from '@hub/web/parts';
import { draftKey, FormFrame, SubmitButton, TextAreaField, useContractForm } from '@hub/forms';
import { NOTE_MAX, noteBody, type NoteView } from '@hub/contracts/tickets';
import { useLingui } from '@lingui/react/macro';
import { useStaffDesk } from '../../staff-desk-context.ts';
import type { CaseWorker } from '../use-case-work.ts';

type Props = { note: NoteView; game: string; worker: CaseWorker; onClose: () => void };

/** What was typed stays on this machine when the dialog is left. */
export function EditNote({ note, game, worker, onClose }: Props) {
  const { t } = useLingui();
  const { desk, me } = useStaffDesk();
  const form = useContractForm({
    schema: noteBody,
    initial: { content: note.content },
    messages: (code, { max, length }) =>
      code === 'CONTENT_LONG' ? t`最多 ${Number(max)} 個字，目前 ${Number(length)} 個字` : t`還沒寫內容`,
    draftKey: draftKey({ game, role: me.login, form: `note-${desk.key}-edit-${note.id}`, version: 1 }),
    draftFields: ['content'],
    submit: async (body, { key }) => {
      await worker.change({ work: 'changeNote', note: note.id, body, key });
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} title={t`修改備註`} crossed>
      <FormFrame form={form}>
        <TextAreaField
          form={form}
          name="content"
          label={t`內部備註`}
          hint={t`之前的版本會留著`}
          rows={5}
          limit={NOTE_MAX}
        />
        <SubmitButton form={form}>{t`存備註`}</SubmitButton>
      </FormFrame>
    </Dialog>
  );
}
