import type { Language } from '@hub/contracts/shared';
import type { DeadlineKind } from '@hub/contracts/tickets';

/** What the terms promise a case that waits; `by`: the last day, `2026/12/11`; `fee`: TWD that is still to be paid, or null. */
export type MailPromise = { kind: DeadlineKind; by: string; fee: number | null };

/** The address is not proven: nothing a player typed is in here, only what the catalogue and we say. */
export type MailFacts = {
  language: Language;
  /** The desk's own; '' for most. */
  mark: string;
  number: string;
  /** Number of the case that this one went on in, '' when it was not merged. */
  into: string;
  code: string;
  gameName: string;
  typeText: string;
  createdAt: string;
  link: string;
  rates: boolean;
  /** The case has ended: nothing can be added to it. */
  closed: boolean;
  promise: MailPromise | null;
};

/** The words of one mail in one language; lines of `body` are paragraphs. */
export type MailWords = { subject: string; heading: string; body: string[]; button: string; footer: string };
