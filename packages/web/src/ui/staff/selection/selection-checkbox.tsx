import { useLayoutEffect, useRef } from 'react';
import css from './selection.module.css';
import type { Selection } from './use-selection.ts';

export function SelectionCheckbox({ id, label, selection }: { id: number; label: string; selection: Selection }) {
  return (
    <label className={css.box}>
      <span className="visually-hidden">{label}</span>
      <input
        type="checkbox"
        data-select={id}
        checked={selection.ids.includes(id)}
        onChange={() => selection.toggle(id)}
      />
    </label>
  );
}

export function SelectAllCheckbox({
  ids,
  label,
  selection,
}: {
  ids: readonly number[];
  label: string;
  selection: Selection;
}) {
  const box = useRef<HTMLInputElement>(null);
  const chosen = ids.filter((id) => selection.ids.includes(id)).length;
  useLayoutEffect(() => {
    if (box.current) box.current.indeterminate = chosen > 0 && chosen < ids.length;
  }, [chosen, ids.length]);
  return (
    <label className={css.all}>
      <input
        ref={box}
        type="checkbox"
        checked={ids.length > 0 && chosen === ids.length}
        onChange={() => selection.toggleAll(ids)}
      />
      {label}
    </label>
  );
}
