import { Button } from '@hub/web';
import { Dialog } from '@hub/web/parts';
import { useSessionEnd } from '@hub/web/staff';
import { FormFrame, SubmitButton, TextField, useContractForm } from '@hub/forms';
import { paperBody } from '@hub/contracts/tickets';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import type { StaffTicket } from '../staff-tickets.api.ts';
import { useStaffDesk } from '../staff-desk-context.ts';
import css from './case-papers.module.css';

type Props = { ticket: StaffTicket; paper: number; number: number; onClose: () => void };

/** The picture is gone from this window when the dialog closes. */
export function PaperDialog({ ticket, paper, number, onClose }: Props) {
  const { t } = useLingui();
  const [picture, setPicture] = useState<string>();
  useEffect(() => () => URL.revokeObjectURL(picture ?? ''), [picture]);
  return (
    <Dialog open onClose={onClose} title={t`身分證件 第 ${number} 份`} crossed>
      {picture === undefined ? (
        <ReasonForm ticket={ticket} paper={paper} onShown={setPicture} />
      ) : (
        <div className={css.shown}>
          <img className={css.picture} src={picture} alt={t`身分證件 第 ${number} 份`} />
          <p className={css.note}>{t`圖片上印有您的帳號與時間。這次查看已留下紀錄，請勿翻拍或下載。`}</p>
          <Button wide="always" onClick={onClose}>
            {t`看完了`}
          </Button>
        </div>
      )}
    </Dialog>
  );
}

type FormProps = Pick<Props, 'ticket' | 'paper'> & { onShown: (picture: string) => void };

function ReasonForm({ ticket, paper, onShown }: FormProps) {
  const { t } = useLingui();
  const { api } = useStaffDesk();
  const [look, { error }] = api.paper.useMutation();
  useSessionEnd(error);
  const form = useContractForm({
    schema: paperBody,
    initial: { reason: '' },
    messages: (code) => (code === 'TOO_LONG' ? t`原因最多 200 個字` : t`請寫下查看的原因，至少 4 個字`),
    submit: async ({ reason = '' }) => onShown(await look({ id: ticket.id, paper, reason }).unwrap()),
  });
  return (
    <FormFrame form={form}>
      <TextField
        form={form}
        name="reason"
        autoComplete="off"
        label={t`查看的原因`}
        hint={t`會和您的帳號、時間一起留在稽核紀錄，例如：核對帳號擁有者`}
      />
      <SubmitButton form={form}>{t`查看`}</SubmitButton>
    </FormFrame>
  );
}
