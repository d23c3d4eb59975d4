import { useLingui } from '@lingui/react/macro';
import { fillMacro, firstGap, type CaseMacro, type MacroValues } from '@hub/contracts/tickets';
import type { RefObject } from 'react';
import type { AnswerForm } from '../use-answer.ts';
import { markEdit, onEmptyLine, type Marked, type MarkKind } from './markdown-edit.ts';
import { useFieldEdit } from './use-field-edit.ts';

const KEPT = 20;

export function useMarks(field: RefObject<HTMLTextAreaElement | null>, form: AnswerForm) {
  const { t } = useLingui();
  const edit = useFieldEdit(field, (text) => form.change('content', text));
  const marked = (): Marked => ({
    text: form.values.content,
    from: field.current?.selectionStart ?? form.values.content.length,
    to: field.current?.selectionEnd ?? form.values.content.length,
  });
  return {
    mark: (kind: MarkKind) => edit(markEdit(kind, marked(), t`文字`)),
    onEmptyLine: () => onEmptyLine(marked()),
    /** Its first gap is marked, so that what is typed fills it. */
    insertMacro: (macro: CaseMacro, values: MacroValues) => {
      const { from, to } = marked();
      const words = fillMacro(macro.content, values);
      const gap = firstGap(words);
      const end = from + words.length;
      edit({ from, to, words, select: gap ? [from + gap.from, from + gap.to] : [end, end] });
      const ids = [...new Set([...form.values.macros.split(',').filter(Boolean), String(macro.id)])];
      form.change('macros', ids.slice(-KEPT).join(','));
      if (macro.closes) form.change('close', '1');
    },
    toGap: () => {
      const gap = firstGap(form.values.content);
      field.current?.focus();
      if (gap) field.current?.setSelectionRange(gap.from, gap.to);
    },
  };
}
