import type { ComponentProps, ReactNode } from 'react';
import { classList } from '@hub/web';
import css from './field.module.css';

export type ControlStyle = {
  /** From 768 px on: `short` codes, zip, phone; `medium` names. */
  width?: 'short' | 'medium';
};
export type TextInputProps = ComponentProps<'input'> &
  ControlStyle & {
    /** Codes: monospace, wide, no capitals or corrections by the keyboard. */
    code?: boolean;
    /** A value that was looked up and confirmed, such as the name of a character: green tint. */
    confirmed?: boolean;
  };

const codeInput = { autoCapitalize: 'characters', autoCorrect: 'off', spellCheck: false } as const;

/** A line of text, at least 16 px, so that no phone zooms. `readOnly` is drawn sunken and dashed. */
export function TextInput({ width, code, confirmed, className, ...rest }: TextInputProps) {
  return (
    <input
      type="text"
      {...(code ? codeInput : undefined)}
      {...rest}
      className={classList(css.control, className)}
      data-width={width}
      data-code={code || undefined}
      data-confirmed={confirmed || undefined}
    />
  );
}

export function TextArea({ className, rows = 5, ...rest }: ComponentProps<'textarea'>) {
  return <textarea {...rest} rows={rows} className={classList(css.control, css.area, className)} />;
}

export type SelectProps = ComponentProps<'select'> &
  ControlStyle & {
    /** Words of the empty first row, e.g. 請選擇. Left out when there is always a choice. */
    empty?: string;
  };

export function Select({ width, empty, className, children, ...rest }: SelectProps) {
  return (
    <select {...rest} className={classList(css.control, css.select, className)} data-width={width}>
      {empty !== undefined && <option value="">{empty}</option>}
      {children}
    </select>
  );
}

export type ChoiceRowProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode;
  hint?: ReactNode;
  boxed?: boolean;
};

export function RadioRow({ boxed = true, ...rest }: ChoiceRowProps) {
  return <ChoiceRow {...rest} type="radio" boxed={boxed} />;
}

export function CheckboxRow({ boxed = false, ...rest }: ChoiceRowProps) {
  return <ChoiceRow {...rest} type="checkbox" boxed={boxed} />;
}

function ChoiceRow({ label, hint, boxed, className, ...rest }: ChoiceRowProps & { type: 'radio' | 'checkbox' }) {
  return (
    <label className={classList(css.choice, className)} data-boxed={boxed || undefined}>
      <input {...rest} className={css.native} />
      <span className={css.choiceWords}>
        <span className={css.choiceLabel}>{label}</span>
        {hint !== undefined && <span className={css.choiceHint}>{hint}</span>}
      </span>
    </label>
  );
}
