import { useLocation } from '@hub/web';
import { useEffect, useState } from 'react';
import type { ReplyView } from '@hub/contracts/tickets';

/** A case opens where its news begin, unless its address leads to another place or they are in sight already. */
export function useOpenAtFirstNew(replies: readonly ReplyView[], seenUntil: number): void {
  const { hash } = useLocation();
  // As of when the page opened: what arrives later moves nothing under the reader.
  const [first] = useState(() => replies.find(({ id, is_official }) => is_official === '1' && id > seenUntil)?.id);
  const wanted = hash === '' ? first : undefined;
  useEffect(() => {
    const message = wanted === undefined ? null : document.getElementById(`m${wanted}`);
    if (message && message.getBoundingClientRect().bottom > innerHeight) message.scrollIntoView({ block: 'start' });
  }, [wanted]);
}
