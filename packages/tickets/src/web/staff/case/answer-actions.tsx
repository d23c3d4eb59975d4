import { SEND_KEYS, KeySign } from '@hub/web/staff';
import { FileField, SubmitButton, type FormFiles } from '@hub/forms';
import { useLingui } from '@lingui/react/macro';
import css from './answer-actions.module.css';
import { AnswerFootNote } from './answer-field.tsx';
import type { AnswerForm } from './use-answer.ts';

/** Below the words: pictures, whether the case ends with them, and the button that sends. */
export function AnswerActions({ form, files }: { form: AnswerForm; files: FormFiles }) {
  const { t } = useLingui();
  const closes = form.values.close === '1';
  return (
    <div className={css.actions}>
      <FileField
        form={form}
        files={files}
        label={t`圖片`}
        lineEnd={
          <div className={css.send}>
            <AnswerFootNote form={form} />
            <label className={css.close}>
              <input
                type="checkbox"
                checked={closes}
                onChange={(event) => form.change('close', event.currentTarget.checked ? '1' : '0')}
              />
              {t`送出後結案`}
            </label>
            <SubmitButton
              form={form}
              size="small"
              iconAfter={
                <KeySign always onFill>
                  {SEND_KEYS}
                </KeySign>
              }
            >
              {closes ? t`送出並結案` : t`送出`}
            </SubmitButton>
          </div>
        }
      />
    </div>
  );
}
