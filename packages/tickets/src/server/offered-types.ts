import type { DeskSettings, QuestionType } from '@hub/contracts/catalog';
import { EVENT_TYPE } from '@hub/contracts/tickets';
import type { OpenEvent } from './ports.ts';

/** What a report of the game can be about: its types, and every open event that they do not name already. */
export function offeredTypes(
  { question_types: types }: Pick<DeskSettings, 'question_types'>,
  open: readonly OpenEvent[],
): QuestionType[] {
  const known = new Set(types.map(({ code }) => code));
  const more = open.map(({ id, name }) => ({ code: `${EVENT_TYPE}${id}`, label: name, token_only: true }));
  return [...types, ...more.filter(({ code }) => !known.has(code))];
}

export const isEvent = ({ code }: QuestionType): boolean => code.startsWith(EVENT_TYPE);
