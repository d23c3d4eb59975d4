import type { Language } from '@hub/contracts/shared';

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
};

/** The words of one mail in one language; lines of `body` are paragraphs. */
export type MailWords = { subject: string; heading: string; body: string[]; button: string; footer: string };
