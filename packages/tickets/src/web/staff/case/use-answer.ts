import { isApiFault } from '@hub/web';
import { useSessionEnd } from '@hub/web/staff';
import { draftKey, useContractForm, useFiles, type ContractForm, type FormFiles } from '@hub/forms';
import { addressOf } from '@hub/contracts/call-address';
import { caseCalls, FILE_BYTES_MAX, staffReplyBody } from '@hub/contracts/tickets';
import { useState } from 'react';
import { useStaffDesk } from '../staff-desk-context.ts';
import type { AnswerBody, StaffTicket } from '../staff-tickets.api.ts';
import { useAnswerWords } from './use-answer-words.ts';
import type { News } from './use-news.ts';

/** `close` '1': the case ends with this answer. `macros`: numbers of the canned replies in it. */
export type AnswerValues = { content: string; close: string; concludes: string; macros: string };
export type AnswerForm = ContractForm<AnswerValues>;
export type Answer = {
  form: AnswerForm;
  files: FormFiles;
  /** The last attempt met a case that had changed; what was typed is still here. */
  refused: boolean;
};

/** An answer being written: draft on this machine, one key per answer, sent for the version that was read. */
export function useAnswer(ticket: StaffTicket, news: News, onSent: (answered: StaffTicket) => void): Answer {
  const { desk, api, me } = useStaffDesk();
  const [send, { error }] = api.answer.useMutation();
  const [readAgain] = api.ticket.useLazyQuery();
  const [refused, setRefused] = useState(false);
  const words = useAnswerWords();
  useSessionEnd(error);

  const submit = async (body: AnswerBody, key: string) => {
    setRefused(false);
    try {
      onSent(await send({ id: ticket.id, body, version: news.seenVersion(), key }).unwrap());
    } catch (fault) {
      const changed = isApiFault(fault) && fault.status === 409;
      // What came meanwhile is shown together with the refusal, not after it; from then on it counts as read.
      const { data } = changed ? await readAgain(ticket.id) : {};
      if (data) news.acknowledge(data);
      setRefused(changed);
      throw fault;
    }
  };
  const place = draftKey({ game: ticket.game_id, role: me.login, form: `staff-${desk.key}-${ticket.id}`, version: 1 });
  const url = addressOf(caseCalls(desk).uploadStaffPicture, { query: { question_id: ticket.id } });
  const files = useFiles({ url, max: desk.limits.filesPerReply, bytes: FILE_BYTES_MAX, draftKey: place, whole: true });
  const form = useContractForm({
    schema: staffReplyBody,
    initial: { content: '', close: '0', concludes: '0', macros: '' },
    messages: words.problem,
    files,
    draftKey: place,
    draftFields: ['content', 'close', 'concludes', 'macros'],
    submit: (body: AnswerBody, { key }) => submit(body, key),
  });
  return { form, files, refused };
}
