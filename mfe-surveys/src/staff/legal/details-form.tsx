import { changeLegalBody, legalChangeKinds, type LegalDetail } from '@hub/contracts/catalog';
import { draftKey, FormFrame, SelectField, SubmitButton, TextAreaField, TextField, useContractForm } from '@hub/forms';
import { formatTime } from '@hub/web';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { LegalConflict } from './legal-conflict.tsx';
import { legalMessage } from './legal-message.ts';
import { useChangeLegalMutation } from './legal.api.ts';
import { useKindNames } from './use-legal-words.ts';
import type { SaveDraft } from './use-own-save.ts';

/** When a draft takes effect and what players are told of it. */
export function DetailsForm({ detail: given, save }: { detail: LegalDetail; save: SaveDraft }) {
  const { t } = useLingui();
  const kinds = useKindNames();
  const [start] = useState(given);
  const [revision, setRevision] = useState(start.row.revision);
  const [change] = useChangeLegalMutation();
  const earliest = formatTime(given.earliest);
  const form = useContractForm({
    schema: changeLegalBody,
    initial: {
      kind: start.row.kind,
      from: start.row.from?.slice(0, 16) ?? '',
      summary: start.row.summary,
      summary_hk: start.summary_hk,
      summary_en: start.summary_en,
    },
    messages: legalMessage,
    draftKey: draftKey({ game: start.row.site, role: String(start.row.id), form: 'legal', version: revision }),
    draftFields: ['from', 'summary', 'summary_hk', 'summary_en'],
    submit: async (body) => {
      const saved = await save('details', change({ id: start.row.id, revision, body }).unwrap());
      setRevision(saved.row.revision);
    },
  });
  const newer = given.row.revision > revision;
  return (
    <FormFrame
      form={form}
      label={t`生效與說明`}
      changed={newer && <LegalConflict row={given.row} onMine={() => setRevision(given.row.revision)} />}
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
