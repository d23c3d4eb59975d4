import { surveyRewardKinds, type SurveyReward } from '@hub/contracts/surveys';
import { normaliseInput, type ContractForm } from '@hub/forms';
import { Field, FieldGroup, RadioRow, TextArea, TextInput } from '@hub/web/parts';
import { useLingui } from '@lingui/react/macro';
import { useRewardKindWords } from '../use-survey-words.ts';
import { typedReward, type SurveyValues } from './survey-values.ts';
import { WordsFields } from './words-fields.tsx';
import css from './editor.module.css';

type Props = { form: ContractForm<SurveyValues> };
type TextName = 'item_code' | 'mail_title' | 'mail_body' | 'expected';
type Line = { name: TextName; label: string; hint?: string; long?: boolean; optional?: boolean };

/** What players get for their answers. */
export function RewardFields({ form }: Props) {
  const { t } = useLingui();
  const kinds = useRewardKindWords();
  const reward = typedReward(form.values);
  const put = (over: Partial<SurveyReward>) => {
    for (const name of Object.keys(over)) form.forget(`reward.${name}`);
    form.change('reward', JSON.stringify({ ...reward, ...over }));
  };
  const offered = surveyRewardKinds.filter((kind) => kind !== 'card_code' || form.values.kind === 'exclusive');
  return (
    <section className={css.block} aria-labelledby={form.fieldId('reward-title')}>
      <h2 id={form.fieldId('reward-title')} className={css.title}>{t`獎勵`}</h2>
      <FieldGroup id={form.fieldId('reward.kind')} legend={t`哪一種獎勵`} error={form.errors['reward.kind']}>
        {offered.map((kind, at) => (
          <RadioRow
            key={kind}
            id={at === 0 ? form.fieldId('reward.kind') : undefined}
            name={form.fieldId('reward.kind')}
            value={kind}
            checked={reward.kind === kind}
            label={kinds[kind].name}
            hint={kinds[kind].hint}
            onChange={() => put({ kind })}
          />
        ))}
      </FieldGroup>
      {reward.kind !== 'none' && (
        <>
          <AmountField form={form} reward={reward} put={put} />
          <WordsFields
            label={t`獎勵的名稱`}
            form={form}
            rows={[
              {
                path: 'reward.name',
                label: t`獎勵的名稱`,
                hint: reward.kind === 'mail' ? t`例如：鑽石` : t`例如：點數卡`,
                value: reward.name,
                onChange: (name) => put({ name }),
              },
            ]}
          />
          <RewardLines form={form} reward={reward} put={put} />
        </>
      )}
    </section>
  );
}

type PartProps = Props & { reward: SurveyReward; put: (over: Partial<SurveyReward>) => void };

function AmountField({ form, reward, put }: PartProps) {
  const { t } = useLingui();
  return (
    <Field
      id={form.fieldId('reward.amount')}
      label={reward.kind === 'mail' ? t`數量` : t`點數`}
      error={form.errors['reward.amount']}
    >
      {(wire) => (
        <TextInput
          {...wire}
          width="short"
          inputMode="numeric"
          autoComplete="off"
          value={reward.amount ? String(reward.amount) : ''}
          onChange={({ currentTarget }) => put({ amount: amountOf(currentTarget.value) })}
        />
      )}
    </Field>
  );
}

/** As it was typed: what is no number stays there to be corrected. */
const amountOf = (typed: string): number => {
  const text = normaliseInput(typed);
  return /^\d{1,9}$/.test(text) ? Number(text) : (text as unknown as number) || 0;
};

function RewardLines({ form, reward, put }: PartProps) {
  const { t } = useLingui();
  const mail: Line[] = [
    { name: 'item_code', label: t`物品代碼`, hint: t`遊戲認得的代碼，例如 diamond` },
    { name: 'mail_title', label: t`信的標題`, hint: t`在遊戲內信箱，最多 60 個字` },
    { name: 'mail_body', label: t`信的內容`, long: true, optional: true },
  ];
  const card: Line[] = [
    { name: 'expected', label: t`預計寄出日`, hint: t`寫給玩家看的，例如 2021/02/22`, optional: true },
  ];
  return (reward.kind === 'mail' ? mail : card).map(({ name, label, hint, long, optional }) => (
    <Field
      key={name}
      id={form.fieldId(`reward.${name}`)}
      label={label}
      hint={hint}
      optional={optional}
      error={form.errors[`reward.${name}`]}
    >
      {(wire) => {
        const typed = {
          value: reward[name],
          autoComplete: 'off',
          onChange: (event: { currentTarget: { value: string } }) => put({ [name]: event.currentTarget.value }),
        };
        return long ? <TextArea {...wire} {...typed} rows={3} /> : <TextInput {...wire} {...typed} />;
      }}
    </Field>
  ));
}
