import type { Language } from '@hub/contracts/shared';

/**
 * Everything a mail may say. The address is not proven, so nothing that a player typed is in here: game and type come
 * from the catalogue, number and code from us.
 */
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
  /** Page where number and code open the case. */
  link: string;
  /** The desk asks how it was. */
  rates: boolean;
  /** The case has ended: nothing can be added to it. */
  closed: boolean;
};

/** The words of one mail in one language; lines of `body` are paragraphs. */
export type MailWords = { subject: string; heading: string; body: string[]; button: string; footer: string };
