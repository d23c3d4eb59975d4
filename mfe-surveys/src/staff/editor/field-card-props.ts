import type { SurveyField } from '@hub/contracts/surveys';
import type { Wired } from './wired.ts';

export type FieldCardProps = {
  path: string;
  /** From 1, over all pages. */
  number: number;
  field: SurveyField;
  choices: readonly SurveyField[];
  open: boolean;
  up: boolean;
  down: boolean;
  form: Wired;
  onToggle: () => void;
  onChange: (over: Partial<SurveyField>) => void;
  onMove: (by: 1 | -1) => void;
  onCopy: () => void;
  onRemove: () => void;
  onRemoveOption: (at: number) => void;
};
