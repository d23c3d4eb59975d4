import { Select, type SelectProps } from '@hub/web/parts';
import css from './part-select.module.css';

type Props = SelectProps & { id: string; label: string };

/** One of several selects that answer one question, inside of a `FieldGroup`. */
export function PartSelect({ label, ...select }: Props) {
  return (
    <div className={css.part}>
      <label htmlFor={select.id} className={css.label}>
        {label}
      </label>
      <Select {...select} data-part="" />
    </div>
  );
}
