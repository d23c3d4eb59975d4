import { batchKinds, serialBatchStates } from '@hub/contracts/events';

export const SERIALS = '/staff/serials';

/** Screens beside the list of batches. */
export const serialsAddress = {
  list: SERIALS,
  lookup: `${SERIALS}/lookup`,
  generate: `${SERIALS}/generate`,
  import: `${SERIALS}/import`,
  keyword: `${SERIALS}/keyword`,
} as const;

/** What the list shows, as its address has it. '' narrows nothing. */
export type SerialsChoice = { event: string; state: string; kind: string };

const NUMBER = /^[1-9]\d{0,9}$/;
const isOneOf = (values: readonly string[]) => (value: string) => values.includes(value);
const known: Record<keyof SerialsChoice, (value: string) => boolean> = {
  event: (value) => NUMBER.test(value),
  state: isOneOf(serialBatchStates),
  kind: isOneOf(batchKinds),
};
const NAMES = ['event', 'state', 'kind'] as const;

/** Reads the choice of an address; what is unknown there narrows nothing. */
export function serialsChoiceOf(search: URLSearchParams): SerialsChoice {
  const choice: SerialsChoice = { event: '', state: '', kind: '' };
  for (const name of NAMES) {
    const value = (search.get(name) ?? '').trim();
    if (known[name](value)) choice[name] = value;
  }
  return choice;
}

/** Only what narrows. */
export const narrowing = (choice: SerialsChoice): Record<string, string> =>
  Object.fromEntries(Object.entries(choice).filter(([, value]) => value !== ''));

export const batchOf = (id: number): string => `${SERIALS}/${id}`;
/** The batches of one event; a form for a new one of it. */
export const batchesOf = (event: number): string => `${SERIALS}?event=${event}`;
export const newBatchOf = (kind: 'generate' | 'import' | 'keyword', event: number): string =>
  `${serialsAddress[kind]}?event=${event}`;

/** Which screen a path names. `id` 0 for what is no number. */
export type SerialsPlace = { at: 'list' | 'lookup' | 'generate' | 'import' | 'keyword' } | { at: 'one'; id: number };

export function serialsPlaceOf(path: string): SerialsPlace {
  const name = path.slice(SERIALS.length).replace(/^\/|\/$/g, '');
  if (name === '') return { at: 'list' };
  if (name === 'lookup' || name === 'generate' || name === 'import' || name === 'keyword') return { at: name };
  return { at: 'one', id: NUMBER.test(name) ? Number(name) : 0 };
}
