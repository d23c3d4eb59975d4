import type { DeadlineKind } from '@hub/contracts/tickets';
import { SEND_KEYS, Kbd } from '@hub/web/staff';
import { fileError, FileField, SubmitButton, type FormFiles } from '@hub/forms';
import { CircleAlertIcon } from '@hub/web';
import { useLingui } from '@lingui/react/macro';
import css from './answer-actions.module.css';
import box from './answer-box.module.css';
import { AnswerFootNote } from './answer-field.tsx';
import type { AnswerForm } from './use-answer.ts';

type Props = { form: AnswerForm; files: FormFiles; promised: DeadlineKind | null };

/** `promised`: the answer may be what the terms promise by a day; one that closes is. */
export function AnswerActions({ form, files, promised }: Props) {
  const { t } = useLingui();
  const closes = form.values.close === '1';
  return (
    <div className={css.actions}>
      <FilesRefused form={form} files={files} />
      <FileField
        form={form}
        files={files}
        label={t`圖片`}
        lineEnd={
          <div className={css.send}>
            <AnswerFootNote form={form} />
            {promised && (
              <label className={css.close}>
                <input
                  type="checkbox"
                  checked={closes || form.values.concludes === '1'}
                  disabled={closes}
                  onChange={(event) => form.change('concludes', event.currentTarget.checked ? '1' : '0')}
                />
                {promised === 'complaint' ? t`這是處理結果` : t`已提供遊戲歷程`}
              </label>
            )}
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
                <Kbd always onFill>
                  {SEND_KEYS}
                </Kbd>
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

/** Nothing else near the field would say that the answer is still here. */
function FilesRefused({ form, files }: { form: AnswerForm; files: FormFiles }) {
  const { t } = useLingui();
  const wrong = files.problems();
  const names = files.list.filter(({ id }) => fileError(id) in wrong).map(({ name }) => name);
  const held = form.problems.some(({ name, solved }) => !solved && name in wrong);
  const which = names.join(t`、`);
  return held ? (
    <p role="alert" className={box.error}>
      <CircleAlertIcon />
      <span>{t`還沒送出：這些檔案送不了，請先移除：${which}`}</span>
    </p>
  ) : null;
}
