import { useEffect, useRef, useState } from 'react';
import { sendChecked, type TakenFile } from '@hub/forms';
import { isApiFault, useDispatch, type ApiFault, type Dispatch } from '@hub/web';
import type { RepliedView } from '@hub/contracts/tickets';
import { useLingui } from '@lingui/react/macro';
import { useDesk } from '../desk-context.ts';
import { backToDraft } from './back-to-draft.ts';
import { keepUnsent, takeUnsent, type Unsent, type UnsentPicture } from './unsent-reply.ts';

export type ReplyFields = { content: string; captcha_token?: string };
/** `fields`: the server's sentences, by field. */
export type Returned = { text: string; reason: string; fields: Record<string, string>; files: readonly TakenFile[] };
export type Outbox = {
  unsent: readonly Unsent[];
  /** The last message arrived; the next one begins. */
  sent: boolean;
  /** What the server refused as it stands: back into the field, with the reason. */
  returned: Returned | null;
  send: (fields: ReplyFields, key: string, files: readonly TakenFile[]) => void;
  resend: (key: string) => void;
};

/** Messages under way: shown at once, kept on the device until the server has them, sent again on demand. */
export function useReplyOutbox(ticket: number, draft: string): Outbox {
  const { t } = useLingui();
  const { desk, api } = useDesk();
  const dispatch = useDispatch<Dispatch>();
  const [post] = api.reply.useMutation();
  const place = `${desk.key}.${ticket}`;
  const [unsent, setUnsent] = useState<readonly Unsent[]>(() =>
    takeUnsent(place, t({ context: 'tickets', message: '離開頁面前還沒送到' })),
  );
  const [sent, setSent] = useState(false);
  const [returned, setReturned] = useState<Outbox['returned']>(null);
  const bodies = useRef(new Map<string, { fields: ReplyFields; files: readonly TakenFile[] }>());
  useEffect(() => keepUnsent(place, unsent), [place, unsent]);

  const drop = (key: string) => setUnsent((all) => all.filter((one) => one.key !== key));
  const fail = (key: string, failure: string) =>
    setUnsent((all) => all.map((one) => (one.key === key ? { ...one, state: 'failed', failure } : one)));

  const deliver = async ({ key, text, pictures }: Pick<Unsent, 'key' | 'text' | 'pictures'>) => {
    const { fields, files } = bodies.current.get(key) ?? { fields: { content: text }, files: [] };
    const body = { question_id: ticket, ...fields, ...idsOf(pictures) };
    try {
      const answer: RepliedView = await sendChecked((captcha) => post({ body: { ...body, ...captcha }, key }).unwrap());
      dispatch(api.changed(ticket, answer));
      drop(key);
      files.forEach(({ entry }) => entry.thumb && URL.revokeObjectURL(entry.thumb));
      setSent(true);
    } catch (thrown) {
      const fault = isApiFault(thrown) ? thrown : null;
      // Pictures of which only the names are left cannot go into a draft: their message waits as it is.
      if (fault?.status === 401 && files.length === pictures.length)
        return backToDraft({ place, key, draft, text, files });
      const reason = reasonOf(fault) ?? t({ context: 'tickets', message: '沒有送出去，請再試一次' });
      if (fault?.status !== 400) return fail(key, reason);
      drop(key);
      setReturned({ text, reason, fields: fault.fields, files });
    }
  };
  return {
    unsent,
    sent,
    returned,
    send: (fields, key, files) => {
      const pictures = files.map(({ entry: { upload = '', name, thumb } }) => ({ upload, name, thumb }));
      const one: Unsent = { key, text: fields.content, at: new Date().toISOString(), pictures, state: 'sending' };
      bodies.current.set(key, { fields, files });
      setSent(false);
      setReturned(null);
      setUnsent((all) => [...all, one]);
      void deliver(one);
    },
    resend: (key) => {
      const one = unsent.find((message) => message.key === key);
      if (!one) return;
      setUnsent((all) =>
        all.map((other) => (other === one ? { ...one, state: 'sending', failure: undefined } : other)),
      );
      void deliver(one);
    },
  };
}

/** The server's sentence, wherever it stands. */
function reasonOf(fault: ApiFault | null): string | undefined {
  return fault ? (fault.fields.msg ?? Object.values(fault.fields)[0]) : undefined;
}

const idsOf = (pictures: readonly UnsentPicture[]) =>
  Object.fromEntries(pictures.map(({ upload }, index) => [`attachment${index + 1}`, upload]));
