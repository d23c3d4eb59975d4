import { useCallback, useEffect, useState, type RefObject } from 'react';
import type { Edit } from './markdown-edit.ts';

/** As if typed, so that Ctrl+Z takes it back; done once the field is on the screen again. */
export function useFieldEdit(field: RefObject<HTMLTextAreaElement | null>, change: (text: string) => void) {
  const [wanted, setWanted] = useState<Edit>();
  useEffect(() => {
    const area = field.current;
    if (!wanted || !area) return undefined;
    // Not now: what is typed while React draws would be put back, and leave the field without its undo.
    const frame = requestAnimationFrame(() => {
      area.focus();
      area.setSelectionRange(wanted.from, wanted.to);
      if (!typed(wanted.words)) change(area.value.slice(0, wanted.from) + wanted.words + area.value.slice(wanted.to));
      const [from, to] = wanted.select;
      // A text that was given as a whole is in the field after the next drawing only.
      requestAnimationFrame(() => area.setSelectionRange(from, to));
    });
    return () => cancelAnimationFrame(frame);
    // Each wish is carried out once; `change` is new at every drawing.
  }, [wanted]);
  return useCallback((edit: Edit) => setWanted({ ...edit }), []);
}

/** The one way to write into a field that its undo knows; not every browser has it. */
function typed(words: string): boolean {
  try {
    return document.execCommand(words === '' ? 'delete' : 'insertText', false, words);
  } catch {
    return false;
  }
}
