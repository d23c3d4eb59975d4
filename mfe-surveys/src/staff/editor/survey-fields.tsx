import { answeredPer, EMBED_CODE, type SurveyKind } from '@hub/contracts/surveys';
import { RadioField, TextField, type ContractForm } from '@hub/forms';
import { useLingui } from '@lingui/react/macro';
import { usePerWords } from '../use-survey-words.ts';
import { PagesEditor } from './pages-editor.tsx';
import { RewardFields } from './reward-fields.tsx';
import { typedForm, typedWords, type SurveyValues } from './survey-values.ts';
import { WordsFields, type WordsRow } from './words-fields.tsx';
import css from './editor.module.css';

type Props = { form: ContractForm<SurveyValues> };

/** Everything that staff writes of a survey. */
export function SurveyFields({ form }: Props) {
  const kind = form.values.kind as SurveyKind;
  const changeForm = (next: object) => {
    // What the server said of one place may not stay at another that has moved there.
    for (const name of Object.keys(form.errors)) if (/^form\b/.test(name)) form.forget(name);
    form.change('form', JSON.stringify(next));
  };
  return (
    <>
      <TextFields form={form} />
      <WindowFields form={form} />
      {(kind === 'embed' || kind === 'exclusive') && <EmbedField form={form} />}
      {kind !== 'embed' && <PagesEditor survey={typedForm(form.values)} form={form} onChange={changeForm} />}
      <RuleFields form={form} />
      <RewardFields form={form} />
    </>
  );
}

function TextFields({ form }: Props) {
  const { t } = useLingui();
  const row = (name: 'title' | 'intro' | 'done', label: string, hint: string, long: boolean): WordsRow => ({
    path: name,
    label,
    hint,
    long,
    optional: name !== 'title',
    value: typedWords(form.values, name),
    onChange: (words) => form.change(name, JSON.stringify(words)),
  });
  const rows = [
    row('title', t`標題`, t`最多 80 個字`, false),
    row('intro', t`開頭的說明`, t`做什麼用、大約要多久`, true),
    row('done', t`填完後說`, t`感謝，和獎勵怎麼拿`, true),
  ];
  return (
    <section className={css.pages} aria-labelledby={form.fieldId('texts')}>
      <h2 id={form.fieldId('texts')} className={css.title}>{t`玩家看到的`}</h2>
      <WordsFields label={t`問卷的文字`} rows={rows} form={form} />
    </section>
  );
}

function WindowFields({ form }: Props) {
  const { t } = useLingui();
  return (
    <section className={css.block} aria-labelledby={form.fieldId('window')}>
      <h2 id={form.fieldId('window')} className={css.title}>{t`開放時間`}</h2>
      <div className={css.numbers}>
        <TextField
          form={form}
          name="opens"
          label={t`開始`}
          hint={t`台北時間；不填就是發布當下`}
          type="datetime-local"
          optional
        />
        <TextField
          form={form}
          name="closes"
          label={t`結束`}
          hint={t`台北時間；不填就一直開放`}
          type="datetime-local"
          optional
        />
      </div>
    </section>
  );
}

function EmbedField({ form }: Props) {
  const { t } = useLingui();
  return (
    <section className={css.block} aria-labelledby={form.fieldId('embed')}>
      <h2 id={form.fieldId('embed')} className={css.title}>{t`外部表單`}</h2>
      <TextField
        form={form}
        name="embed_url"
        label={t`外部表單的網址`}
        hint={t`https 開頭；${EMBED_CODE} 會換成玩家的驗證碼`}
        type="url"
        autoComplete="off"
        optional={form.values.kind !== 'embed'}
      />
      {form.values.kind !== 'embed' && form.values.embed_url !== '' && (
        <p className={css.text}>{t`玩家會看到外部表單；下面的題目留著，但不會問。`}</p>
      )}
    </section>
  );
}

function RuleFields({ form }: Props) {
  const { t } = useLingui();
  const words = usePerWords();
  const exclusive = form.values.kind === 'exclusive';
  return (
    <section className={css.block} aria-labelledby={form.fieldId('rules')}>
      <h2 id={form.fieldId('rules')} className={css.title}>{t`規則`}</h2>
      <RadioField
        form={form}
        name="one_answer_per"
        label={t`可以填幾次`}
        choices={answeredPer
          .filter((value) => value !== 'qualification' || exclusive)
          .map((value) => ({ value, label: words[value].name, hint: words[value].hint }))}
      />
    </section>
  );
}
