import { useEffect, useEffectEvent } from 'react';
import { Card, Notice, siteOrigin } from '@hub/web';
import {
  CaptchaField,
  FileField,
  FormFrame,
  SubmitButton,
  TextAreaField,
  useContractForm,
  useFiles,
  type FormFiles,
} from '@hub/forms';
import { deskWithin, fileBytes, replyBody, type TicketView } from '@hub/contracts/tickets';
import { Trans, useLingui } from '@lingui/react/macro';
import { useDesk } from '../desk-context.ts';
import { deskPaths, uploadUrl } from '../desk-paths.ts';
import { useStartedWork } from '../started-work.ts';
import { ticketMessage } from '../ticket-messages.ts';
import { useDeskWords } from '../use-desk-words.ts';
import { replyDraftKey } from './reply-draft.ts';
import type { Outbox } from './use-reply-outbox.ts';

type Props = {
  ticket: TicketView;
  outbox: Outbox;
  /** Something else on the page is the first thing to press. */
  quiet: boolean;
};

/** Adds something to an open case. The message leaves through the outbox, so the field is free at once. */
export function ReplyForm({ ticket, outbox, quiet }: Props) {
  const { t } = useLingui();
  const { desk } = useDesk();
  const { add } = useDeskWords();
  const empty = t({ context: 'tickets', message: '請填寫想補充的內容' });
  const draftKey = replyDraftKey(desk, ticket);
  const path = deskPaths(desk, ticket.game_id).view(ticket.id);
  useStartedWork({ desk: desk.key, game: ticket.game_id, path, draft: draftKey, ticket: ticket.id });
  const url = uploadUrl(desk, { ticket: ticket.id });
  const { filesPerReply: max } = deskWithin(desk, ticket.limits).limits;
  const files = useFiles({ url, max, bytes: fileBytes(ticket.limits), draftKey });
  const form = useContractForm({
    schema: replyBody,
    initial: { question_id: String(ticket.id), content: '' },
    // The outbox has its words: the field is free for the next ones.
    submit: async ({ content, captcha_token }, { key }) => {
      outbox.send({ content, captcha_token }, key, files.take());
      form.restart();
    },
    messages: (code, params) => (code === 'CONTENT_REQUIRED' ? empty : ticketMessage(code, params)),
    files,
    draftKey,
    draftFields: ['content'],
  });
  useReturned(form, files, outbox.returned);
  return (
    <Card>
      <FormFrame form={form} label={t({ context: 'tickets', message: '補充內容' })}>
        {outbox.returned && (
          <Notice kind="bad" role="alert" title={t({ context: 'tickets', message: '還沒有送出' })}>
            {outbox.returned.reason}
          </Notice>
        )}
        {(outbox.sent || ticket.replies.at(-1)?.is_official === '0') && (
          <Notice
            kind="ok"
            role={outbox.sent ? 'status' : undefined}
            title={t({ context: 'tickets', message: '已送出，請等候回覆' })}
          >
            <Trans context="tickets">我們會在客服時間內回覆，有新回覆時會寄信通知您。</Trans>
          </Notice>
        )}
        <TextAreaField
          form={form}
          name="content"
          label={add.label}
          hint={add.hint}
          placeholder={add.placeholder}
          rows={3}
          limit={desk.limits.contentMax}
        />
        <CaptchaField form={form} captcha={ticket.captcha} />
        <FileField
          form={form}
          files={files}
          label={t({ context: 'tickets', message: '附件' })}
          elsewhere={siteOrigin() + deskPaths(desk, ticket.game_id).query}
          lineEnd={
            <SubmitButton form={form} variant={quiet ? 'secondary' : 'primary'}>
              {add.send}
            </SubmitButton>
          }
        />
      </FormFrame>
    </Card>
  );
}

type Given = {
  values: { content: string };
  change: (name: 'content', value: string) => void;
};

/** What the server refused comes back into the field, pictures as well, before what was typed since. */
function useReturned({ values, change }: Given, files: FormFiles, returned: Outbox['returned']): void {
  // Once: later renders must not overwrite what is typed since.
  const giveBack = useEffectEvent((back: NonNullable<Outbox['returned']>) => {
    change('content', [back.text, values.content].filter(Boolean).join('\n\n'));
    files.giveBack(back.files);
    files.blame(back.fields);
  });
  useEffect(() => {
    if (returned) giveBack(returned);
  }, [returned]);
}
