import type { FieldErrors } from '@hub/forms';

/** What a field of the editor needs of its form. */
export type Wired = {
  errors: FieldErrors;
  fieldId: (name: string) => string;
  forget: (name: string) => void;
};

/** Faults at or below a place of the body. */
export const faultsBelow = ({ errors }: Pick<Wired, 'errors'>, path: string): string[] =>
  Object.keys(errors).filter((name) => name === path || name.startsWith(`${path}.`) || name.startsWith(`${path}[`));
