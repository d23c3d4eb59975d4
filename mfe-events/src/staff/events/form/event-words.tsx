import { TextAreaField, TextField, type ContractForm } from '@hub/forms';
import type { eventWords } from '@hub/contracts/events';
import { useLingui } from '@lingui/react/macro';
import type { EventValues } from './event-form.ts';
import { WordColumns, type Word, type WordIn } from './word-columns.tsx';

type Props = { form: ContractForm<EventValues> };

export function EventWords({ form }: Props) {
  const { t } = useLingui();
  const words: Word<(typeof eventWords)[number]>[] = [
    { name: 'name', label: t`活動名稱`, hint: t`最多 40 個字` },
    { name: 'intro', label: t`說明`, hint: t`怎麼參加、在哪裡拿序號`, long: true, optional: true },
  ];
  const draw = ({ name, label, hint, lang, long, optional }: WordIn) => {
    const field = { form, name: name as keyof EventValues, label, hint, lang };
    return long ? (
      <TextAreaField key={name} {...field} rows={3} limit={500} optional={optional} />
    ) : (
      <TextField key={name} {...field} autoComplete="off" />
    );
  };
  return <WordColumns label={t`活動的文字`} words={words} values={form.values} draw={draw} />;
}
