import { draftKey, useContractForm, type ContractForm } from '@hub/forms';
import { noteBody } from '@hub/contracts/tickets';
import { useLingui } from '@lingui/react/macro';
import type { StaffTicket } from '../../staff-tickets.api.ts';
import { useStaffDesk } from '../../staff-desk-context.ts';
import type { CaseWorker } from '../use-case-work.ts';

export type NoteForm = ContractForm<{ content: string }>;

const EMPTY = { content: '' };

/** A note being written: draft on this machine, one key per note. */
export function useNote(ticket: StaffTicket, worker: CaseWorker): NoteForm {
  const { t } = useLingui();
  const { desk, me } = useStaffDesk();
  const form: NoteForm = useContractForm({
    schema: noteBody,
    initial: EMPTY,
    messages: (code, { max, length }) =>
      code === 'CONTENT_LONG' ? t`最多 ${Number(max)} 個字，目前 ${Number(length)} 個字` : t`還沒寫內容`,
    draftKey: draftKey({ game: ticket.game_id, role: me.login, form: `note-${desk.key}-${ticket.id}`, version: 1 }),
    draftFields: ['content'],
    submit: async (body, { key }) => {
      await worker.change({ work: 'note', body, key });
      // What was typed while it was on its way is the next one.
      form.restart((typed) => (typed.content === form.values.content ? EMPTY : typed));
    },
  });
  return form;
}
