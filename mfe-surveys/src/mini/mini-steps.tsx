import { BigWord, Button } from '@hub/web';
import { Field, TextInput } from '@hub/web/parts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import type { MiniQuestionData } from './mini-questions.ts';
import css from './mini.module.css';

type StepProps = { onNext: () => void };

export function MiniStatement({ onNext }: StepProps) {
  return (
    <>
      <h2 tabIndex={-1}>
        <Trans>開始之前</Trans>
      </h2>
      <p>
        <Trans>
          這份小問卷只在這個畫面上。您輸入的 ID 和選的答案不會送出，也不會存在這台裝置，離開或重新整理就清空。
        </Trans>
      </p>
      <div>
        <Button variant="primary" wide="phone" onClick={onNext}>
          <Trans>好，開始</Trans>
        </Button>
      </div>
    </>
  );
}

/** Whatever is typed is good: it goes nowhere. */
export function MiniId({ onNext }: StepProps) {
  const { t } = useLingui();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [missing, setMissing] = useState(false);
  return (
    <form
      noValidate
      className={css.step}
      onSubmit={(event) => {
        event.preventDefault();
        if (typed.trim() === '') return setMissing(true);
        onNext();
      }}
    >
      <h2 tabIndex={-1}>
        <Trans>您的 ID</Trans>
      </h2>
      <Field
        id={id}
        label={t`遊戲 ID 或暱稱`}
        hint={t`自己認得就好`}
        error={missing && typed.trim() === '' ? t`請輸入 ID` : undefined}
      >
        {(wire) => (
          <TextInput
            {...wire}
            width="medium"
            autoComplete="off"
            maxLength={64}
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
        )}
      </Field>
      <div>
        <Button type="submit" variant="primary" wide="phone">
          <Trans>下一步</Trans>
        </Button>
      </div>
    </form>
  );
}

/** One press answers and goes on. */
export function MiniQuestion({ question, onNext }: StepProps & { question: MiniQuestionData }) {
  const id = useId();
  return (
    <>
      <h2 id={id} tabIndex={-1}>
        {question.title}
      </h2>
      <ul className={css.options} aria-labelledby={id}>
        {question.options.map((option) => (
          <li key={option}>
            <Button wide="always" onClick={onNext}>
              {option}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}

export function MiniThanks({ onRestart }: { onRestart: () => void }) {
  const { t } = useLingui();
  return (
    <div className={css.thanks}>
      <BigWord tone="ok">{t`謝謝`}</BigWord>
      <h2 tabIndex={-1}>
        <Trans>問卷完成了</Trans>
      </h2>
      <p>
        <Trans>您的答案沒有離開這個畫面。想再想想的話，可以從頭來一次。</Trans>
      </p>
      <Button wide="phone" onClick={onRestart}>
        <Trans>重新開始</Trans>
      </Button>
    </div>
  );
}
