import { isApiFault } from '@hub/web';
import { draftKey, useContractForm, type ContractForm } from '@hub/forms';
import { staffReplyBody } from '@hub/contracts/tickets';
import { useState } from 'react';
import { useStaffDesk } from '../staff-desk-context.ts';
import type { StaffTicket } from '../staff-tickets.api.ts';
import { useSessionEnd } from '../use-session-end.ts';
import { useAnswerWords } from './use-answer-words.ts';
import type { News } from './use-news.ts';

export type Answer = {
  form: ContractForm<{ content: string }>;
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

  const submit = async (content: string, key: string) => {
    setRefused(false);
    try {
      onSent(await send({ id: ticket.id, content, version: news.seenVersion(), key }).unwrap());
    } catch (fault) {
      const changed = isApiFault(fault) && fault.status === 409;
      // What came meanwhile is shown together with the refusal, not after it; from then on it counts as read.
      const { data } = changed ? await readAgain(ticket.id) : {};
      if (data) news.acknowledge(data);
      setRefused(changed);
      throw fault;
    }
  };
  const form = useContractForm({
    schema: staffReplyBody,
    initial: { content: '' },
    messages: words.problem,
    draftKey: draftKey({ game: ticket.game_id, role: me.login, form: `staff-${desk.key}-${ticket.id}`, version: 1 }),
    draftFields: ['content'],
    submit: ({ content }, { key }) => submit(content, key),
  });
  return { form, refused };
}
