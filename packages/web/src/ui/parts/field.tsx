import type { ReactNode } from 'react';
import { CircleAlertIcon } from '@hub/web';
import { usePartTexts } from './part-texts.ts';
import css from './field.module.css';

export type FieldWire = { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true };
export type FieldFrame = {
  id: string;
  hint?: ReactNode;
  error?: ReactNode;
  optional?: boolean;
};
export type FieldProps = FieldFrame & {
  label: ReactNode;
  note?: ReactNode;
  count?: ReactNode;
  children: (wire: FieldWire) => ReactNode;
};

/** Label, hint, error, control, count: always in this order, so that the error is read before typing. */
export function Field({ id, label, hint, error, optional, note, count, children }: FieldProps) {
  const foot = note !== undefined || count !== undefined;
  return (
    <div className={css.field}>
      <label className={css.label} htmlFor={id}>
        {label}
        <Optional shown={optional} />
      </label>
      <FieldHead id={id} hint={hint} error={error} />
      {children(wireOf(id, hint, error, foot))}
      {foot && (
        <p id={`${id}-foot`} className={css.foot}>
          <span>{note}</span>
          <span className={css.count}>{count}</span>
        </p>
      )}
    </div>
  );
}

export type FieldGroupProps = FieldFrame & {
  legend: ReactNode;
  columns?: 1 | 2;
  children: ReactNode;
};

/** Radios or checkboxes that answer one question. The first control carries `id`, for links from the error summary. */
export function FieldGroup({ id, legend, hint, error, optional, columns = 1, children }: FieldGroupProps) {
  return (
    <fieldset className={css.field} aria-describedby={wireOf(id, hint, error, false)['aria-describedby']}>
      <legend className={css.label}>
        {legend}
        <Optional shown={optional} />
      </legend>
      <FieldHead id={id} hint={hint} error={error} />
      <div className={css.rows} data-columns={columns}>
        {children}
      </div>
    </fieldset>
  );
}

function FieldHead({ id, hint, error }: Pick<FieldFrame, 'id' | 'hint' | 'error'>) {
  return (
    <>
      {hint !== undefined && (
        <p id={`${id}-hint`} className={css.hint}>
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p id={`${id}-error`} className={css.error}>
          <CircleAlertIcon />
          <span>{error}</span>
        </p>
      )}
    </>
  );
}

function Optional({ shown }: { shown?: boolean }) {
  const texts = usePartTexts();
  return shown ? (
    <span className={css.optional} data-optional="">
      {' '}
      {texts.optional}
    </span>
  ) : null;
}

function wireOf(id: string, hint: ReactNode, error: ReactNode, foot: boolean): FieldWire {
  const told = [error !== undefined && `${id}-error`, hint !== undefined && `${id}-hint`, foot && `${id}-foot`].filter(
    Boolean,
  );
  return {
    id,
    'aria-describedby': told.length > 0 ? told.join(' ') : undefined,
    'aria-invalid': error === undefined ? undefined : true,
  };
}
