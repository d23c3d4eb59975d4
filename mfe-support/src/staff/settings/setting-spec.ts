/** A choice of a select. */
export type Option = { value: string; label: string };
/** One field of a form. `fixed`: names the row, and cannot change once it is there. */
export type SettingField = {
  name: string;
  label: string;
  hint?: string;
  optional?: boolean;
  fixed?: boolean;
  /** Nothing to decide for one that is not there yet. */
  later?: boolean;
  /** Language of what is typed, where it is not the page's. */
  lang?: string;
} & (
  | { as: 'line' | 'number' | 'code'; width?: 'short' | 'medium' }
  | { as: 'area' | 'html'; rows: number; limit?: number }
  | { as: 'choice'; options: Option[] }
  | { as: 'tick' | 'time' | 'clock' }
  | { as: 'range'; range: readonly [least: number, most: number]; unit: string }
);
