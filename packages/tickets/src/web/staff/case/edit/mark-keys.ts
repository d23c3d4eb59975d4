import type { KeyboardEvent } from 'react';
import type { MarkKind } from './markdown-edit.ts';

type Key = { code: string; shift: boolean; shown: string; aria: string };

/** Keys of the bar while one writes; Ctrl+K is left to the search of the desk. */
export const markKeys: Record<MarkKind, Key> = {
  bold: { code: 'KeyB', shift: false, shown: 'Ctrl+B', aria: 'Control+B' },
  list: { code: 'Digit8', shift: true, shown: 'Ctrl+Shift+8', aria: 'Control+Shift+8' },
  link: { code: 'KeyL', shift: true, shown: 'Ctrl+Shift+L', aria: 'Control+Shift+L' },
  quote: { code: 'Digit9', shift: true, shown: 'Ctrl+Shift+9', aria: 'Control+Shift+9' },
};

export function markOfKey({
  code,
  ctrlKey,
  metaKey,
  shiftKey,
  altKey,
}: Pick<KeyboardEvent, 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>): MarkKind | undefined {
  if (!(ctrlKey || metaKey) || altKey) return undefined;
  const found = Object.entries(markKeys).find(([, key]) => key.code === code && key.shift === shiftKey);
  return found?.[0] as MarkKind | undefined;
}
