import type { AuditRow } from '@hub/contracts/identity';
import { useFactWords } from '../approvals/use-fact-words.ts';

/** What rows of any request say besides what it states. */
const OF_ANY = ['kind', 'of', 'reason', 'answer', 'found'];

export type AskedFacts = {
  fact: (name: string) => string | undefined;
  value: (name: string, text: string) => string | undefined;
};

/** In a row of a request: what it states, in the words that whoever decided read. */
export function useAskedFacts(row: Pick<AuditRow, 'service' | 'object'> | undefined): AskedFacts {
  const words = useFactWords(row?.service ?? '');
  const states = (name: string) => row?.object.startsWith('approval:') && !OF_ANY.includes(name);
  const otherThan = (code: string, word: string) => (word === code ? undefined : word);
  const lines = (name: string, text: string) =>
    text
      .split('\n')
      .map((line) => words.value(name, line))
      .join('\n');
  return {
    fact: (name) => (states(name) ? otherThan(name, words.fact(name)) : undefined),
    value: (name, text) => (states(name) ? otherThan(text, lines(name, text)) : undefined),
  };
}
