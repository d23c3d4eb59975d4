import { draftKey, useContractForm, type ContractForm } from '@hub/forms';
import { noteBody } from '@hub/contracts/tickets';
import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import type { StaffTicket } from '../../staff-tickets.api.ts';
import { useStaffDesk } from '../../staff-desk-context.ts';
import type { CaseWorker } from '../use-case-work.ts';

/** `save`: true once the case has it. */
export type NoteForm = ContractForm<{ content: string }> & { save: () => Promise<boolean> };

const EMPTY = { content: '' };

/** Draft on this machine, one key per note. */
export function useNote(ticket: StaffTicket, worker: CaseWorker): NoteForm {
  const { t } = useLingui();
  const { desk, me } = useStaffDesk();
  const saved = useRef(false);
  const form: ContractForm<{ content: string }> = useContractForm({
    schema: noteBody,
    initial: EMPTY,
    messages: (code, { max, length }) =>
      code === 'CONTENT_LONG' ? t`最多 ${Number(max)} 個字，目前 ${Number(length)} 個字` : t`還沒寫內容`,
    draftKey: draftKey({ game: ticket.game_id, role: me.login, form: `note-${desk.key}-${ticket.id}`, version: 1 }),
    draftFields: ['content'],
    submit: async (body, { key }) => {
      await worker.change({ work: 'addNote', body, key });
      saved.current = true;
      // What was typed while it was on its way is the next one.
      form.restart((typed) => (typed.content === form.values.content ? EMPTY : typed));
    },
  });
  const save = async () => {
    saved.current = false;
    await form.submit();
    return saved.current;
  };
  return { ...form, save };
}
