import { Button, CopyButton, LinkButton, Notice, Skeleton } from '@hub/web';
import type { Enrolment } from '@hub/contracts/identity';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, type ReactNode } from 'react';
import { CodeField } from '../session/code-field.tsx';
import { FormFault } from '../session/form-fault.tsx';
import { useStaffEnrolMutation, useStaffFinishEnrolMutation } from '../session/staff-session.api.ts';
import { useSentForm } from '../session/use-sent-form.ts';
import css from './enrol.module.css';

type Props = { onCodes: (codes: string[]) => void; onFault: (fault: unknown) => void };

/** Install, scan, confirm: on one page, so that nobody has to go back. */
export function EnrolSteps({ onCodes, onFault }: Props) {
  const { t } = useLingui();
  const [begin, { data: enrolment, error }] = useStaffEnrolMutation();
  const asked = useRef(false);
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    void begin();
  }, [begin]);
  useEffect(() => {
    if (error) onFault(error);
  }, [error, onFault]);
  return (
    <ol className={css.steps}>
      <EnrolStep number={1} title={t`安裝驗證器 App`}>
        <p>
          <Trans>Google Authenticator、Microsoft Authenticator、1Password，或手機內建的「密碼」都可以。</Trans>
        </p>
      </EnrolStep>
      <EnrolStep number={2} title={t`用 App 掃描 QR 碼`}>
        {enrolment && <EnrolPicture enrolment={enrolment} />}
        {!enrolment && !error && <Skeleton shape="card" count={1} />}
        {error !== undefined && (
          <Notice kind="bad" title={t`QR 碼沒有載入`} role="alert">
            <Button size="small" onClick={() => void begin()}>
              <Trans>再試一次</Trans>
            </Button>
          </Notice>
        )}
      </EnrolStep>
      <EnrolStep number={3} title={t`輸入 App 顯示的數字`}>
        <ConfirmForm onCodes={onCodes} onFault={onFault} />
      </EnrolStep>
    </ol>
  );
}

function EnrolStep({ number, title, children }: { number: number; title: string; children: ReactNode }) {
  return (
    <li className={css.step}>
      <span className={css.number} aria-hidden="true">
        {number}
      </span>
      <div className={css.words}>
        <h2 className={css.stepTitle}>{title}</h2>
        {children}
      </div>
    </li>
  );
}

function EnrolPicture({ enrolment: { qr, uri, secret } }: { enrolment: Enrolment }) {
  const { t } = useLingui();
  const shown = useRef<HTMLElement>(null);
  return (
    <div className={css.scan}>
      <img
        className={css.qr}
        src={`data:image/svg+xml,${encodeURIComponent(qr)}`}
        alt={t`設定用的 QR 碼；內容和下方的金鑰相同`}
      />
      <div className={css.byHand}>
        <p>
          <Trans>不能掃描？在 App 選「輸入設定金鑰」，帳號隨意，金鑰是：</Trans>
        </p>
        <p className={css.secret}>
          <code ref={shown}>{secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
          <CopyButton text={secret} label={t`複製金鑰`} shown={shown} />
        </p>
        <LinkButton className={css.onPhone} size="small" href={uri}>
          <Trans>在這支手機的 App 開啟</Trans>
        </LinkButton>
      </div>
    </div>
  );
}

function ConfirmForm({ onCodes, onFault }: Props) {
  const { t } = useLingui();
  const [finish, { error, isLoading }] = useStaffFinishEnrolMutation();
  const { ref, onSubmit, fields } = useSentForm(error, (read) =>
    finish({ code: read('code') })
      .unwrap()
      .then(({ recovery_codes }) => onCodes(recovery_codes), onFault),
  );
  return (
    <form ref={ref} className={css.form} onSubmit={onSubmit} noValidate>
      <FormFault fault={error} title={t`沒有設定成功`} fields={['code']} />
      <CodeField id="enrol-code" kind="app" error={fields.code} />
      <Button variant="primary" type="submit" wide="phone" busy={isLoading} busyWords={t`確認中`}>
        <Trans>啟用兩步驟驗證</Trans>
      </Button>
    </form>
  );
}
