import { fileURLToPath } from 'node:url';
import type { CodeField } from './code-field.ts';
import { third } from '../size.ts';
import { rushForCodes, rushOfGuesses } from './rushes.ts';

/** The real service with one safety taken out, and what goes wrong with it. */
export type Mutant = { name: string; mainFile: string; harm(field: CodeField): Promise<string[]> };

const fileOf = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const GUESSES = third(100);

const judgedTooOften = async (field: CodeField): Promise<string[]> => {
  const { judged } = await rushOfGuesses(field, GUESSES);
  return judged > 10 ? [`${judged} guesses were judged`] : [];
};

const throwing: Mutant = {
  name: 'a wrong code is thrown out of its transaction',
  mainFile: fileOf('./events-throwing.ts'),
  harm: judgedTooOften,
};

const readFirst: Mutant = {
  name: 'it reads before it writes, without locks and keys',
  mainFile: fileOf('./events-read-first.ts'),
  harm: async (field) => {
    await field.query('ALTER TABLE redemption DROP INDEX redemption_code');
    return [...(await judgedTooOften(field)), ...(await rushForCodes(field, 8, GUESSES)).faults];
  },
};

export const mutants: readonly Mutant[] = [throwing, readFirst];
