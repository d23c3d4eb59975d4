import { changeLegalBody, legalChangeKinds, type LegalDetail } from '@hub/contracts/catalog';
import { draftKey, FormFrame, SelectField, SubmitButton, TextAreaField, TextField, useContractForm } from '@hub/forms';
import { formatTime } from '@hub/web';
import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { LegalConflict } from './legal-conflict.tsx';
import { legalMessage } from './legal-message.ts';
import { useChangeLegalMutation } from './legal.api.ts';
import { useKindNames } from './use-legal-words.ts';
import type { SaveDraft } from './use-own-save.ts';

const valuesOf = ({ row, summary_hk, summary_en }: LegalDetail) => ({
  kind: row.kind,
  from: row.from?.slice(0, 16) ?? '',
  summary: row.summary,
  summary_hk,
  summary_en,
});

/** The form of a draft’s details. `saveFirst`: for whatever acts on the draft as it is saved; false while something stands in the way. */
export function useDetails(detail: LegalDetail, save: SaveDraft) {
  const [start] = useState(detail);
  const [saved, setSaved] = useState({ revision: start.row.revision, values: valuesOf(start) });
  const [change] = useChangeLegalMutation();
  const isSaved = useRef(false);
  const form = useContractForm({
    schema: changeLegalBody,
    initial: saved.values,
    messages: legalMessage,
    draftKey: draftKey({ game: start.row.site, role: String(start.row.id), form: 'legal', version: saved.revision }),
    draftFields: ['from', 'summary', 'summary_hk', 'summary_en'],
    submit: async (body) => {
      const { row } = await save('details', change({ id: start.row.id, revision: saved.revision, body }).unwrap());
      isSaved.current = true;
      setSaved({ revision: row.revision, values: form.values });
      form.restart((typed) => typed);
    },
  });
  const saveFirst = async (): Promise<boolean> => {
    isSaved.current = JSON.stringify(form.values) === JSON.stringify(saved.values);
    if (!isSaved.current) await form.submit();
    return isSaved.current;
  };
  const keepMine = () => setSaved({ ...saved, revision: detail.row.revision });
  return { form, saveFirst, newer: detail.row.revision > saved.revision, keepMine };
}

/** When a draft takes effect and what players are told of it. */
export function DetailsForm({ detail, details }: { detail: LegalDetail; details: ReturnType<typeof useDetails> }) {
  const { t } = useLingui();
  const kinds = useKindNames();
  const { form, newer, keepMine } = details;
  const earliest = formatTime(detail.earliest);
  return (
    <FormFrame
      form={form}
      label={t`生效與說明`}
      changed={newer && <LegalConflict row={detail.row} onMine={keepMine} />}
    >
      <SelectField
        form={form}
        name="kind"
        label={t`變更的種類`}
        options={legalChangeKinds.map((one) => ({ value: one, label: kinds[one] }))}
      />
      <TextField
        form={form}
        name="from"
        type="datetime-local"
        label={t`生效時間（台北）`}
        hint={t`現在送核准的話，最早是 ${earliest}`}
      />
      <TextAreaField form={form} name="summary" label={t`這次改了什麼`} hint={t`玩家的通知會用這段話`} limit={500} />
      <TextAreaField form={form} name="summary_hk" label={t`這次改了什麼（香港）`} limit={500} lang="zh-Hant-HK" />
      <TextAreaField form={form} name="summary_en" label={t`這次改了什麼（英文）`} limit={500} lang="en" />
      <SubmitButton form={form}>{t`儲存`}</SubmitButton>
    </FormFrame>
  );
}
