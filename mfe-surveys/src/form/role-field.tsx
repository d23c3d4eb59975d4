import { roleKeys } from '@hub/contracts/surveys';
import { sendChecked, TextField } from '@hub/forms';
import { Button, CheckIcon, isApiFault } from '@hub/web';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { useSurveyMessage } from '../survey-message.ts';
import { Said } from '../words.tsx';
import type { AnswerForm } from './answer-form.ts';
import { asTexts, type SurveyFieldProps } from './field-props.ts';
import css from './form.module.css';

/** The name of the game's character with this id, or null where there is none. Throws the fault of the base API. */
export type ConfirmRole = (id: string, captcha: { captcha_token?: string }) => Promise<string | null>;

type Props = SurveyFieldProps & { confirmRole: ConfirmRole };

const [ID, NAME] = roleKeys;

/** The character is confirmed by a press; another id is another character, and its name goes. */
export function RoleField({ answers, field, confirmRole }: Props) {
  const { t } = useLingui();
  const { ask, busy, failure } = useConfirmation(answers, confirmRole);
  const form = asTexts(answers);
  const confirmed = form.values[NAME] !== '';
  const edited: typeof form = {
    ...form,
    errors: failure === '' ? form.errors : { ...form.errors, [ID]: failure },
    change: (name, value) => {
      form.change(name, value);
      if (confirmed) form.change(NAME, '');
    },
  };
  return (
    <>
      <div className={css.confirm}>
        <TextField
          form={edited}
          name={ID}
          inputMode="numeric"
          autoComplete="off"
          label={<Said words={field.label} />}
          hint={field.hint?.tw ? <Said words={field.hint} /> : undefined}
          optional={!field.required}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || confirmed) return;
            event.preventDefault();
            ask();
          }}
        />
        <Button busy={busy} busyWords={t`確認中`} icon={confirmed ? <CheckIcon /> : undefined} onClick={ask}>
          {confirmed ? <Trans>已確認</Trans> : <Trans>確認角色</Trans>}
        </Button>
      </div>
      <TextField
        form={form}
        name={NAME}
        autoComplete="off"
        label={t`角色名稱`}
        hint={confirmed ? t`請確認這是您的角色` : t`按「確認角色」後會顯示`}
        readOnly
        confirmed={confirmed}
      />
      <span className="visually-hidden" role="status">
        {form.values[NAME]}
      </span>
    </>
  );
}

/** Only what was asked last counts, and only while it still stands in the field. */
function useConfirmation(answers: AnswerForm, confirmRole: ConfirmRole) {
  const { t } = useLingui();
  const messageOf = useSurveyMessage();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<{ of: string; words: string }>();
  const of = String(answers.values[ID]).normalize('NFKC').trim();
  const now = useRef(of);
  useEffect(() => {
    now.current = of;
  }, [of]);

  const say = (words: string) => setFailure({ of, words });
  const ask = async () => {
    setFailure(undefined);
    if (of === '') return say(messageOf('SURVEY_ROLE_ID'));
    setBusy(true);
    try {
      const name = await sendChecked((captcha) => confirmRole(of, captcha ?? {}));
      if (now.current !== of) return;
      if (name === null) return say(messageOf('SURVEY_ROLE_NONE'));
      answers.change(NAME, name);
    } catch (fault) {
      if (now.current === of) say(saidBy(fault) || t`沒有確認到，請再按一次`);
    } finally {
      setBusy(false);
    }
  };
  return { ask: () => void ask(), busy, failure: failure?.of === of ? failure.words : '' };
}

function saidBy(fault: unknown): string {
  if (!isApiFault(fault)) return '';
  return fault.fields[ID] ?? fault.fields.msg ?? '';
}
