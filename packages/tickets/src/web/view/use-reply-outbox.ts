import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { sendChecked, type TakenFile } from '@hub/forms';
import { isApiFault, useConnectionLost, useDispatch, type ApiFault, type Dispatch } from '@hub/web';
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

/** Shown at once, kept on the device until the server has them, sent again on demand. */
export function useReplyOutbox(ticket: number, draft: string): Outbox {
  const { t } = useLingui();
  const { desk, api } = useDesk();
  const dispatch = useDispatch<Dispatch>();
  const [post] = api.reply.useMutation();
  const whyUnsent = useWhyUnsent();
  const place = `${desk.key}.${ticket}`;
  const [unsent, setUnsent] = useState<readonly Unsent[]>(() =>
    takeUnsent(place, t({ context: 'tickets', message: '離開頁面前還沒送到' })),
  );
  const [sent, setSent] = useState(false);
  const [returned, setReturned] = useState<Outbox['returned']>(null);
  const bodies = useRef(new Map<string, { fields: ReplyFields; files: readonly TakenFile[] }>());
  useEffect(() => keepUnsent(place, unsent), [place, unsent]);

  const drop = (key: string) => setUnsent((all) => all.filter((one) => one.key !== key));
  const put = (key: string, change: Partial<Unsent>) =>
    setUnsent((all) => all.map((one) => (one.key === key ? { ...one, ...change } : one)));

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
      const reason = whyUnsent(fault);
      if (fault?.status !== 400)
        return put(key, { state: 'failed', failure: reason, waits: fault?.status === 'OFFLINE' });
      drop(key);
      setReturned({ text, reason, fields: fault.fields, files });
    }
  };
  const resend = (one: Unsent) => {
    put(one.key, { state: 'sending', failure: undefined, waits: undefined });
    void deliver(one);
  };
  useLineBack(() => unsent.filter(({ waits }) => waits).forEach(resend));
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
    resend: (key) => unsent.filter((one) => one.key === key).forEach(resend),
  };
}

/** When the page opens with a line, and whenever a lost one is back. */
function useLineBack(act: () => void): void {
  const lost = useConnectionLost();
  const back = useEffectEvent(act);
  useEffect(() => {
    if (!lost) back();
  }, [lost]);
}

function useWhyUnsent(): (fault: ApiFault | null) => string {
  const { t } = useLingui();
  return (fault) => {
    const said = fault ? (fault.fields.msg ?? Object.values(fault.fields)[0]) : undefined;
    if (said) return said;
    return fault?.status === 'OFFLINE'
      ? t({ context: 'tickets', message: '連不上網路，恢復連線後會自動送出' })
      : t({ context: 'tickets', message: '沒有送出去，請再試一次' });
  };
}

const idsOf = (pictures: readonly UnsentPicture[]) =>
  Object.fromEntries(pictures.map(({ upload }, index) => [`attachment${index + 1}`, upload]));
