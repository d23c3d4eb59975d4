import { useLocation, pageRoot } from '@hub/web';
import { useEffect, useState } from 'react';
import type { ReplyView } from '@hub/contracts/tickets';

/** The first new answer as of when the page opened: what arrives later moves nothing under the reader. */
export function useFirstNew(replies: readonly ReplyView[], seenUntil: number): number | undefined {
  const [first] = useState(() => replies.find(({ id, is_official }) => is_official === '1' && id > seenUntil)?.id);
  return first;
}

/** A case opens where its news begin, unless its address leads to another place or they are in sight already. */
export function useOpenAtFirstNew(first: number | undefined): void {
  const { hash } = useLocation();
  const wanted = hash === '' ? first : undefined;
  useEffect(() => {
    const message = wanted === undefined ? null : pageRoot().getElementById(`m${wanted}`);
    if (message && message.getBoundingClientRect().bottom > innerHeight) message.scrollIntoView({ block: 'start' });
  }, [wanted]);
}
