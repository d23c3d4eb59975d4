import { Field, TextArea, TextInput } from '@hub/web/parts';
import type { ContractForm } from '@hub/forms';
import type { rewardWords } from '@hub/contracts/events';
import { useLingui } from '@lingui/react/macro';
import type { EventValues, TypedCategory } from './event-form.ts';
import { WordColumns, type Word, type WordIn } from './word-columns.tsx';

type Props = {
  row: TypedCategory;
  at: number;
  form: ContractForm<EventValues>;
  onChange: (over: Partial<TypedCategory>) => void;
};

/** What players read of a reward: on the page, and in the mail that brings it. */
export function CategoryWords({ row, at, form, onChange }: Props) {
  const { t } = useLingui();
  const words: Word<(typeof rewardWords)[number]>[] = [
    { name: 'title', label: t`獎勵名稱`, hint: t`玩家看到的，最多 40 個字` },
    { name: 'contents', label: t`內容物`, hint: t`裡面有什麼，例如「金幣 ×500」`, optional: true },
    { name: 'mail_title', label: t`信的標題`, hint: t`在遊戲內信箱，最多 60 個字` },
    { name: 'mail_body', label: t`信的內容`, long: true, optional: true },
  ];
  const draw = ({ name, label, hint, lang, long, optional }: WordIn) => {
    const path = `categories[${at}].${name}`;
    const typed = {
      value: String(row[name as keyof TypedCategory] ?? ''),
      lang,
      autoComplete: 'off',
      onChange: (event: { currentTarget: { value: string } }) => onChange({ [name]: event.currentTarget.value }),
    };
    return (
      <Field key={name} id={form.fieldId(path)} error={form.errors[path]} label={label} hint={hint} optional={optional}>
        {(wire) => (long ? <TextArea {...wire} {...typed} rows={3} /> : <TextInput {...wire} {...typed} />)}
      </Field>
    );
  };
  return <WordColumns label={t`獎勵 ${at + 1} 的文字`} words={words} values={row} draw={draw} />;
}
