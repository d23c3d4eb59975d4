import { useEffect, useRef, useState } from 'react';
import { Button, pageRoot } from '@hub/web';
import { ArrowDownIcon } from '@hub/web/parts';
import type { ReplyView } from '@hub/contracts/tickets';
import { Trans } from '@lingui/react/macro';
import css from './ticket-view.module.css';

/** Nothing moves under the reader; a button leads to an answer out of sight. */
export function ArrivalNotice({ replies }: { replies: readonly ReplyView[] }) {
  const newest = replies.findLast(({ is_official }) => is_official === '1')?.id ?? 0;
  const known = useRef(newest);
  const [arrived, setArrived] = useState(0);
  useEffect(() => {
    if (newest > known.current) setArrived(newest);
    known.current = newest;
  }, [newest]);
  const hidden = useOutOfSight(arrived);

  const show = () => {
    const message = pageRoot().getElementById(`m${arrived}`);
    message?.scrollIntoView({ block: 'center', behavior: 'smooth' });
  };
  return (
    <>
      <p className="visually-hidden" role="status">
        {arrived > 0 && <Trans context="tickets">客服回覆了</Trans>}
      </p>
      {hidden && (
        <div className={css.arrival}>
          <Button variant="primary" icon={<ArrowDownIcon />} onClick={show}>
            <Trans context="tickets">客服回覆了，看回覆</Trans>
          </Button>
        </div>
      )}
    </>
  );
}

/** Is the message not on the screen, and was not since it arrived? */
function useOutOfSight(reply: number): boolean {
  const [seen, setSeen] = useState(0);
  useEffect(() => {
    const message = reply ? pageRoot().getElementById(`m${reply}`) : null;
    if (!message) return;
    const watcher = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(reply);
    });
    watcher.observe(message);
    return () => watcher.disconnect();
  }, [reply]);
  return reply > seen;
}
