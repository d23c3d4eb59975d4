import type { DeskOrder } from '@hub/contracts/topup';
import { Button, ButtonRow, Notice } from '@hub/web';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { faultWords } from '../../fault-words.ts';
import { useQueryProviderMutation, type Reasoned } from '../desk.api.ts';
import css from '../staff.module.css';
import { useProviderWords } from '../use-order-words.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { ReasonDialog } from './reason-dialog.tsx';

/** What whoever looks may do with an order, as the server says. */
export function OrderDecisions({ row }: { row: DeskOrder }) {
  const { t } = useLingui();
  const [open, setOpen] = useState<'confirm' | Reasoned>();
  const [ask, { data: told, isLoading, error }] = useQueryProviderMutation();
  const may = (action: DeskOrder['may'][number]) => row.may.includes(action);
  const close = () => setOpen(undefined);
  if (row.may.length === 0) return null;
  return (
    <div>
      <ButtonRow>
        {may('confirm') && <Button variant="primary" onClick={() => setOpen('confirm')}>{t`確認匯款`}</Button>}
        {may('reject') && <Button onClick={() => setOpen('reject')}>{t`退回回報`}</Button>}
        {may('reopen') && <Button onClick={() => setOpen('reopen')}>{t`重新核對`}</Button>}
        {may('accept') && <Button variant="primary" onClick={() => setOpen('accept')}>{t`接受這筆付款`}</Button>}
        {may('refund') && <Button onClick={() => setOpen('refund')}>{t`退款`}</Button>}
        {may('query') && (
          <Button
            busy={isLoading}
            busyWords={t`查詢中`}
            onClick={() => void ask(row.report_id)}
          >{t`馬上查金流平台`}</Button>
        )}
      </ButtonRow>
      <div role="status">
        {error !== undefined && <Notice kind="warn">{faultWords(error) || t`沒有查成，請再試一次。`}</Notice>}
        {told && <Answers answers={told.answers} />}
      </div>
      {open === 'confirm' && <ConfirmDialog row={row} onClose={close} />}
      {open !== undefined && open !== 'confirm' && <ReasonDialog action={open} row={row} onClose={close} />}
    </div>
  );
}

function Answers({
  answers,
}: {
  answers: readonly { orderno: string; answer: keyof ReturnType<typeof useProviderWords>['answers'] }[];
}) {
  const { t } = useLingui();
  const words = useProviderWords().answers;
  return (
    <Notice kind="info" title={t`金流平台的回答`}>
      {answers.map(({ orderno, answer }) => (
        <p key={orderno} className={css.line}>
          <span className={css.number}>{orderno}</span>
          <span>{words[answer]}</span>
        </p>
      ))}
    </Notice>
  );
}
