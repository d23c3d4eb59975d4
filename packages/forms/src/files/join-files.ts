import type { FieldErrors } from '../field-errors.ts';
import { FILES, type FormFiles, type SentFiles } from './form-files.ts';

/** Of several groups. Only `shown` go along; the others are kept aside, in case they are shown again. */
export function joinFiles(all: readonly FormFiles[], shown: readonly FormFiles[]): SentFiles {
  return {
    restored: all.some((files) => files.restored),
    waiting: shown.find((files) => files.waiting !== undefined)?.waiting,
    problems: () => merged(shown.map((files) => files.problems())),
    settle: async (signal) => {
      await Promise.all(shown.map((files) => files.settle(signal)));
    },
    ids: () => merged(shown.map((files) => files.ids())),
    blame: (fields) =>
      placed(
        shown.reduce((rest, files) => files.blame(rest), fields),
        shown,
      ),
    clear: () => all.forEach((files) => files.clear()),
  };
}

/** A sentence about all of the files stands at the first group where the form shows no field of that name. */
function placed(fields: FieldErrors, shown: readonly FormFiles[]): FieldErrors {
  const { [FILES]: general, ...rest } = fields;
  const [first] = shown;
  if (general === undefined || !first || shown.some(({ place }) => place === FILES)) return fields;
  return { [first.place]: general, ...rest };
}

const merged = <T>(parts: readonly Readonly<Record<string, T>>[]): Record<string, T> =>
  Object.fromEntries(parts.flatMap((part) => Object.entries(part)));
