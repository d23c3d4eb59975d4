import type { Language } from '@hub/contracts/shared';

/** Nothing that a buyer typed is in here: the address is not proven. `until`: when it is too late. `link`: shows nothing of a person. */
export type NumberFacts = {
  language: Language;
  game: string;
  order: string;
  title: string;
  amount: number;
  bankCode: string;
  codeNo: string;
  until: Date | null;
  rehearsal: boolean;
  link: string;
};
