import { Button } from '@hub/web';
import { TextAreaField, type ContractForm } from '@hub/forms';
import { useLingui } from '@lingui/react/macro';
import { MACRO_MAX, macroVariables, type MacroVariable } from '@hub/contracts/tickets';
import { useRef } from 'react';
import css from './macros.module.css';
import { useVariableWords } from './use-variable-words.ts';

export type MacroValuesForm = ContractForm<{
  game_id: string;
  language: string;
  title: string;
  content: string;
  closes: string;
}>;

/** A press on a variable puts it where the caret is. */
export function MacroWords({ form }: { form: MacroValuesForm }) {
  const { t } = useLingui();
  const names = useVariableWords();
  const field = useRef<HTMLTextAreaElement>(null);
  const put = (name: MacroVariable) => {
    const { content } = form.values;
    const { selectionStart: from, selectionEnd: to } = field.current ?? {
      selectionStart: content.length,
      selectionEnd: content.length,
    };
    const end = from + name.length + 2;
    form.change('content', `${content.slice(0, from)}{${name}}${content.slice(to)}`);
    requestAnimationFrame(() => {
      field.current?.focus();
      field.current?.setSelectionRange(end, end);
    });
  };
  return (
    <div className={css.words}>
      <TextAreaField
        form={form}
        name="content"
        ref={field}
        label={t`內容`}
        hint={t`可以用 **粗體**、清單、[連結](網址)`}
        rows={8}
        limit={MACRO_MAX}
      />
      <p className={css.facts} id="macro-variables">
        {t`變數：選用時換成案件的內容；「要填的空格」由客服填好才能送出。`}
      </p>
      <div className={css.deeds} role="group" aria-labelledby="macro-variables">
        {macroVariables.map((name) => (
          <Button key={name} size="small" onClick={() => put(name)}>
            {names[name]}
          </Button>
        ))}
      </div>
    </div>
  );
}
