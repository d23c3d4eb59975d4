import { useState } from 'react';
import { useShortKey } from '../keys/use-short-key.ts';

export type Chosen = { ids: readonly number[]; toggle: (id: number) => void; clear: () => void };

/** Cases chosen in a list: by their boxes, or by `x` for the row that has the focus, else the open one. */
export function useChosen(openId: number | null): Chosen {
  const [ids, setIds] = useState<readonly number[]>([]);
  const toggle = (id: number) =>
    setIds((before) => (before.includes(id) ? before.filter((one) => one !== id) : [...before, id]));
  useShortKey('x', () => {
    const row = document.activeElement?.closest('li')?.querySelector<HTMLElement>('[data-row]')?.dataset.row;
    const id = row === undefined ? openId : Number(row);
    if (id) toggle(id);
  });
  return { ids, toggle, clear: () => setIds([]) };
}
