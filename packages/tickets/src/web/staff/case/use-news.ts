import type { ReplyView } from '@hub/contracts/tickets';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { StaffTicket } from '../staff-tickets.api.ts';
import { changesOf, type CaseChange } from '../work/case-changes.ts';

export type News = {
  /** Oldest first. */
  fresh: readonly ReplyView[];
  changes: readonly CaseChange[];
  /** The version that was last read to its end: an answer is an answer to that one. */
  seenVersion: () => number;
  /** The newest version that this page was told: a change of the case is one of that. */
  newestVersion: () => number;
  /** Put on the end of the conversation: what comes into view there has been read. */
  endRef: (end: Element | null) => (() => void) | undefined;
  /** This state of the case was pointed out in words; what is new in it stays marked. */
  acknowledge: (known: StaffTicket) => void;
  /** After an own answer nothing up to it is news. */
  catchUp: (own: StaffTicket) => void;
  /** An own change of the case is no news; what others wrote meanwhile still is. */
  own: (changed: StaffTicket) => void;
};

const SETTLE_MS = 300;

const newestOf = ({ replies }: StaffTicket) => replies.at(-1)?.id ?? 0;

export function useNews(ticket: StaffTicket): News {
  const [known, setKnown] = useState(ticket);
  const knownReply = newestOf(known);
  const seen = useRef({ reply: newestOf(ticket), version: ticket.version });
  const atEnd = useRef(false);
  const latest = useRef(ticket);
  // An own change is known before the case was loaded again.
  const ownVersion = useRef(0);

  const look = useCallback(() => {
    const { version } = latest.current;
    const newest = newestOf(latest.current);
    if (atEnd.current || newest <= seen.current.reply) seen.current = { reply: newest, version };
  }, []);
  useEffect(() => {
    latest.current = ticket;
    // A new message pushes the end out of view: let the page settle before believing that it was read.
    const timer = setTimeout(look, SETTLE_MS);
    return () => clearTimeout(timer);
  }, [ticket, look]);

  const endRef = useCallback(
    (end: Element | null) => {
      if (!end) return undefined;
      const observer = new IntersectionObserver(([entry]) => {
        atEnd.current = entry?.isIntersecting ?? false;
        look();
      });
      observer.observe(end);
      return () => observer.disconnect();
    },
    [look],
  );

  const acknowledge = useCallback((shown: StaffTicket) => {
    seen.current = { reply: newestOf(shown), version: shown.version };
  }, []);

  return {
    fresh: ticket.replies.filter(({ id }) => id > knownReply),
    changes: changesOf(known, ticket),
    seenVersion: () => seen.current.version,
    newestVersion: () => Math.max(latest.current.version, ownVersion.current),
    endRef,
    acknowledge,
    own: (changed) => {
      ownVersion.current = changed.version;
      if (newestOf(changed) <= seen.current.reply) acknowledge(changed);
      setKnown((before) => ({ ...changed, replies: before.replies }));
    },
    catchUp: (own) => {
      ownVersion.current = own.version;
      acknowledge(own);
      setKnown(own);
    },
  };
}
