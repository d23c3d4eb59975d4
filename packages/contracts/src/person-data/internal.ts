import { array, number, object, string, type InferType } from 'yup';
import { personSchema, type Person } from './person.ts';

/* Between services alone, below `/internal/person_data/`: each area answers for what it keeps. */

export const personDataPath = (call: 'find' | 'held' | 'export' | 'correct' | 'erase'): string =>
  `/internal/person_data/${call}`;

export const findPersonBody = object({ person: personSchema.required() });
export type FindPersonBody = InferType<typeof findPersonBody>;

/** So many persons are asked about at once. */
export const HELD_PERSONS = 100;
export const heldPersonsBody = object({
  persons: array().of(personSchema.required()).min(1).max(HELD_PERSONS).required(),
});
export type HeldPersonsBody = InferType<typeof heldPersonsBody>;
/** How many accounts and cases of each person somebody holds, in the order in which they were asked for. */
export type HeldPersons = { held: number[] };

/** Why something stays: `accounting`: books; `evidence`: of what was done; `once`: a right that is had once; `expiring`: it goes by itself within days. */
export const retentionGrounds = ['accounting', 'evidence', 'once', 'expiring'] as const;
export type RetentionGround = (typeof retentionGrounds)[number];

/** What of a category is kept when it is erased: `columns` of `table`; `days` null: for good. */
export type RetainedPart = { table: string; columns: readonly string[]; ground: RetentionGround; days: number | null };

/** `rows` of the person; times ISO. `kept`: what an erasure leaves; `erasable` false: nothing of it goes. */
export type PersonCategoryFound = {
  key: string;
  rows: number;
  oldest: string | null;
  newest: string | null;
  erasable: boolean;
  kept: readonly RetainedPart[];
};

/** `held`: accounts and cases that somebody holds. `names`: what else the person seems to be known by. */
export type FoundPerson = { categories: PersonCategoryFound[]; held: number; names: Person };

/** `after`: '' for the first page. */
export const exportPersonBody = object({
  person: personSchema.required(),
  category: string().max(40).required(),
  after: number().integer().min(0).default(0),
});
export type ExportPersonBody = InferType<typeof exportPersonBody>;
/** `next` null: there is no more. */
export type ExportedPage = { rows: Record<string, unknown>[]; next: number | null };

export const correctedFields = ['email', 'phone'] as const;
export type CorrectedField = (typeof correctedFields)[number];

export const correctPersonBody = object({
  request: number().integer().positive().required(),
  field: string().oneOf(correctedFields).required(),
  from: string().trim().max(190).required(),
  to: string().trim().max(190).required(),
});
export type CorrectPersonBody = InferType<typeof correctPersonBody>;
export type CorrectedPerson = { corrected: { key: string; rows: number }[] };

export const erasePersonBody = object({
  request: number().integer().positive().required(),
  person: personSchema.required(),
});
export type ErasePersonBody = InferType<typeof erasePersonBody>;

/**
 * So far, for this request. `held` > 0: nothing went in this call. `waits`: rows that cannot go yet, which is asked again later. Done once
 * neither is left, and nothing of the person is found any more.
 */
export type ErasedPerson = {
  done: boolean;
  held: number;
  waits: number;
  destroyed: { key: string; rows: number }[];
  kept: (RetainedPart & { key: string })[];
};
