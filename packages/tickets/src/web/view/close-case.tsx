import { useEffect, useId, useRef, useState } from 'react';
import { Button, ButtonRow, CheckIcon, isApiFault, Notice, useDispatch, type Dispatch } from '@hub/web';
import type { TicketView } from '@hub/contracts/tickets';
import { Trans, useLingui } from '@lingui/react/macro';
import { useDesk } from '../desk-context.ts';
import { useDeskWords } from '../use-desk-words.ts';
import css from './close-case.module.css';

type Props = {
  ticket: TicketView;
  /** The question stands open: then its answer is the first thing on the page. */
  onAsk: (open: boolean) => void;
  onClosed: () => void;
};

/** Under the last answer: the owner says that it is solved. What that means is asked here, before anything happens. */
export function CloseCase({ ticket, onAsk, onClosed }: Props) {
  const { solved } = useDeskWords();
  const [asking, setAsking] = useState(false);
  const [cancelled, setCancelled] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!asking && cancelled) opener.current?.focus();
  }, [asking, cancelled]);
  const ask = () => {
    setAsking(true);
    onAsk(true);
  };
  if (asking) {
    const onCancel = () => {
      setCancelled(true);
      setAsking(false);
      onAsk(false);
    };
    return <Question ticket={ticket} onClosed={onClosed} onCancel={onCancel} />;
  }
  return (
    <Button ref={opener} wide="always" icon={<CheckIcon />} onClick={ask} data-screen-only>
      {solved}
    </Button>
  );
}

function Question({ ticket, onClosed, onCancel }: Omit<Props, 'onAsk'> & { onCancel: () => void }) {
  const { t } = useLingui();
  const words = useId();
  const { close, failure, busy } = useClose(ticket, onClosed);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.querySelector('button')?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div
      ref={box}
      className={css.question}
      role="group"
      aria-labelledby={words}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !busy) onCancel();
      }}
    >
      <div id={words}>
        <p className={css.title}>
          <Trans context="tickets">問題都解決了嗎？</Trans>
        </p>
        <p>
          <Trans context="tickets">結案後不能再補充。同樣的問題又發生時，可以從這件接著開新的。</Trans>
        </p>
      </div>
      {failure && (
        <Notice kind="bad" role="alert" title={t({ context: 'tickets', message: '還沒有結案' })}>
          <p>{failure}</p>
        </Notice>
      )}
      <ButtonRow even>
        <Button variant="primary" busy={busy} busyWords={t({ context: 'tickets', message: '結案中' })} onClick={close}>
          <Trans context="tickets">結案</Trans>
        </Button>
        <Button onClick={onCancel} disabled={busy}>
          <Trans context="tickets">先不要</Trans>
        </Button>
      </ButtonRow>
    </div>
  );
}

/** Not shown before the server did it: what is closed cannot be taken back. */
function useClose(ticket: TicketView, onClosed: () => void) {
  const { t } = useLingui();
  const { api } = useDesk();
  const dispatch = useDispatch<Dispatch>();
  const { refetch } = api.view.useQuerySubscription(ticket.id);
  const [post, { isLoading: busy }] = api.close.useMutation();
  const [failure, setFailure] = useState('');
  const close = async () => {
    setFailure('');
    try {
      const closed = await post({ question_id: ticket.id, reply_id: ticket.replies.at(-1)?.id }).unwrap();
      onClosed();
      dispatch(api.changed(ticket.id, closed));
    } catch (thrown) {
      const fault = isApiFault(thrown) ? thrown : null;
      setFailure(fault?.fields.msg ?? t({ context: 'tickets', message: '沒有送到，請再按一次「結案」' }));
      if (fault?.status === 409) void refetch();
    }
  };
  return { close: () => void close(), failure, busy };
}
