import { reviewLegalBody, type LegalRow } from '@hub/contracts/catalog';
import { draftKey, FormFrame, SubmitButton, TextField, useContractForm } from '@hub/forms';
import { Button, ButtonRow, formatTime, Notice } from '@hub/web';
import { Dialog } from '@hub/web/parts';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { legalMessage } from './legal-message.ts';
import { useReviewLegalMutation } from './legal.api.ts';

/** Whether a lawyer has confirmed the text as it stands. Only the desk knows. */
export function LegalReview({ row }: { row: LegalRow }) {
  const { t } = useLingui();
  const [asked, setAsked] = useState(false);
  const [review, { isLoading }] = useReviewLegalMutation();
  const { reviewed } = row;
  const takeBack = () => void review({ id: row.id, revision: row.revision, body: { lawyer: '', note: '' } });
  const dialog = asked && <ReviewDialog row={row} onClose={() => setAsked(false)} />;
  if (reviewed === null) {
    return (
      <Notice kind="warn" title={t`律師還沒確認這份內容`}>
        <p>{t`玩家看不到這個標記。改了內文，確認會自動失效。`}</p>
        <Button size="small" onClick={() => setAsked(true)}>{t`記下律師已確認`}</Button>
        {dialog}
      </Notice>
    );
  }
  const { lawyer, by, note } = reviewed;
  const at = formatTime(reviewed.at);
  return (
    <Notice kind="ok" title={t`${lawyer} 已確認`}>
      <p>{t`${by} 在 ${at} 記下`}</p>
      {note && <p>{note}</p>}
      <ButtonRow>
        <Button size="small" busy={isLoading} onClick={takeBack}>{t`取消確認`}</Button>
      </ButtonRow>
    </Notice>
  );
}

function ReviewDialog({ row, onClose }: { row: LegalRow; onClose: () => void }) {
  const { t } = useLingui();
  const [review] = useReviewLegalMutation();
  const form = useContractForm({
    schema: reviewLegalBody,
    initial: { lawyer: '', note: '' },
    messages: legalMessage,
    draftKey: draftKey({ game: row.site, role: String(row.id), form: 'legal-review', version: row.revision }),
    draftFields: ['lawyer', 'note'],
    submit: async (body) => {
      await review({ id: row.id, revision: row.revision, body }).unwrap();
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} title={t`誰確認了這份內容？`} crossed>
      <FormFrame form={form}>
        <TextField form={form} name="lawyer" label={t`律師或事務所`} autoComplete="off" />
        <TextField form={form} name="note" label={t`依據`} hint={t`例如來函的日期和文號`} optional autoComplete="off" />
        <SubmitButton form={form}>{t`記下`}</SubmitButton>
      </FormFrame>
    </Dialog>
  );
}
