import { useState } from 'react';
import { usePressedKey } from '../use-pressed-key.ts';

export type Selection = {
  ids: readonly number[];
  toggle: (id: number) => void;
  toggleAll: (ids: readonly number[]) => void;
  clear: () => void;
};

/** Rows are chosen by their boxes, or by `x` while somebody is signed in (`live`): that with the focus, else the open one. */
export function useSelection({ openId = null, live }: { openId?: number | null; live: boolean }): Selection {
  const [ids, setIds] = useState<readonly number[]>([]);
  const toggle = (id: number) =>
    setIds((before) => (before.includes(id) ? before.filter((one) => one !== id) : [...before, id]));
  const toggleAll = (these: readonly number[]) =>
    setIds((before) => {
      const missing = these.filter((id) => !before.includes(id));
      return missing.length > 0 ? [...before, ...missing] : before.filter((id) => !these.includes(id));
    });
  usePressedKey(
    'x',
    () => {
      const box = document.activeElement?.closest('li')?.querySelector<HTMLElement>('[data-select]');
      const id = box ? Number(box.dataset.select) : openId;
      if (id) toggle(id);
    },
    live,
  );
  return { ids, toggle, toggleAll, clear: () => setIds([]) };
}
