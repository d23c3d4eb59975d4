import { signOffRoles, type AuditMonth, type AuditSignature } from '@hub/contracts/identity';
import { Button, formatTime, isApiFault, LinkButton, Notice, Skeleton, useStaffMeQuery } from '@hub/web';
import { Dialog, Field, TextArea } from '@hub/web/parts';
import { useLingui } from '@lingui/react/macro';
import { useState, type FormEvent } from 'react';
import { EVERY_GAME } from '../../roles.ts';
import { FormFault } from '../../session/form-fault.tsx';
import { useChange } from '../../session/use-change.ts';
import { listAddress } from '../audit-address.ts';
import { useSessionCheck } from '../use-session-check.ts';
import { MonthChains } from './month-chains.tsx';
import { daysOf, spokenMonth } from './spoken-month.ts';
import { useAuditMonthQuery, useSignMonthMutation } from './sign-off.api.ts';
import css from './sign-off.module.css';

type Props = { month: string; onClose: () => void };

export function SignOffDialog({ month, onClose }: Props) {
  const { t } = useLingui();
  const { currentData, error, refetch } = useAuditMonthQuery(month, { refetchOnMountOrArgChange: true });
  useSessionCheck(error);
  return (
    <Dialog open onClose={onClose} title={t`${spokenMonth(month)} 的稽核紀錄`} crossed>
      <div className={css.body}>
        {!currentData && error === undefined && <Skeleton shape="text" count={4} />}
        {!currentData && error !== undefined && (
          <Notice kind="warn" title={t`這個月的紀錄暫時讀不到`}>
            <Button size="small" onClick={() => void refetch()}>
              {t`再試一次`}
            </Button>
          </Notice>
        )}
        {currentData && <Month month={currentData} onClose={onClose} />}
      </div>
    </Dialog>
  );
}

function Month({ month, onClose }: { month: AuditMonth; onClose: () => void }) {
  const { t } = useLingui();
  const me = useStaffMeQuery().data;
  const may = me?.roles.some(({ role, game_id }) => game_id === EVERY_GAME && signOffRoles.some((one) => one === role));
  return (
    <>
      <MonthChains chains={month.chains} />
      <p className={css.rows}>
        <LinkButton size="small" to={listAddress(daysOf(month.month))} onClick={onClose}>
          {t`看這個月的紀錄`}
        </LinkButton>
      </p>
      {month.signed && <Signature signed={month.signed} />}
      {!month.signed && may && <SignForm month={month} />}
      {!month.signed && !may && <p className={css.quiet}>{t`由負責全部遊戲的稽核人員簽核。`}</p>}
    </>
  );
}

function Signature({ signed: { name, login, time, note } }: { signed: AuditSignature }) {
  const { t } = useLingui();
  return (
    <Notice kind="ok" title={t`${name}（${login}）已簽核`}>
      <p>{t`${formatTime(time)} 簽核，簽核後不能更改。`}</p>
      {note !== '' && <p className={css.note}>{note}</p>}
    </Notice>
  );
}

function SignForm({ month }: { month: AuditMonth }) {
  const { t } = useLingui();
  const [note, setNote] = useState('');
  const [sign] = useSignMonthMutation();
  const signing = useChange(sign);
  useSessionCheck(signing.error);
  const told = isApiFault(signing.error) ? signing.error.fields.note : undefined;
  const whole = month.chains.every(({ state }) => state === 'whole');
  const send = async (event: FormEvent) => {
    event.preventDefault();
    await signing.run({ month: month.month, note });
  };
  return (
    <form className={css.form} onSubmit={(event) => void send(event)} noValidate>
      <Field
        id="audit-sign-note"
        label={whole ? t`備註（可不填）` : t`查到什麼、怎麼處理`}
        hint={t`會和您的姓名一起留在簽核紀錄，之後不能更改`}
        error={told}
      >
        {(wire) => (
          <TextArea {...wire} value={note} rows={3} maxLength={300} onChange={(event) => setNote(event.target.value)} />
        )}
      </Field>
      <FormFault fault={signing.error} title={t`還沒有簽核`} fields={['note']} />
      <Button variant="primary" type="submit" wide="always" busy={signing.busy} busyWords={t`簽核中`}>
        {t`我看過這個月的紀錄，簽核`}
      </Button>
    </form>
  );
}
