import { legalSectionBody, type LegalDetail, type LegalSectionId } from '@hub/contracts/catalog';
import { fieldIn, languages } from '@hub/contracts/shared';
import { draftKey, FormFrame, SubmitButton, TextAreaField, TextField, useContractForm } from '@hub/forms';
import { htmlLang, languageNames, type Language } from '@hub/web';
import { LanguageColumns } from '@hub/web/staff';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { LegalConflict } from './legal-conflict.tsx';
import { legalMessage } from './legal-message.ts';
import { LegalPreview } from './legal-preview.tsx';
import { useChangeLegalSectionMutation } from './legal.api.ts';
import type { SaveDraft } from './use-own-save.ts';

type Props = { detail: LegalDetail; section: LegalSectionId; save: SaveDraft };
type Field = keyof typeof legalSectionBody.fields;

/** One text in three languages beside what players will read. Who may not change it sees that alone. */
export function SectionForm({ detail: given, section, save }: Props) {
  const { t } = useLingui();
  const [start] = useState(given);
  const [revision, setRevision] = useState(start.row.revision);
  const [change] = useChangeLegalSectionMutation();
  const { id: _id, ...initial } = start.sections.find(({ id }) => id === section)!;
  const form = useContractForm({
    schema: legalSectionBody,
    initial,
    messages: legalMessage,
    draftKey: draftKey({ game: start.row.site, role: `${start.row.id}-${section}`, form: 'legal', version: revision }),
    draftFields: Object.keys(initial) as Field[],
    submit: async (body) => {
      const saved = await save(section, change({ id: start.row.id, section, revision, body }).unwrap());
      setRevision(saved.row.revision);
      form.restart((typed) => typed);
    },
  });
  const { values } = form;
  if (given.mode === 'read') return <LegalPreview values={values} />;
  const stateOf = (language: Language) =>
    values[fieldIn('title', language) as Field] && values[fieldIn('content', language) as Field]
      ? ({ words: t`已寫好`, kind: 'ok' } as const)
      : ({ words: t`還沒寫完`, kind: 'warn' } as const);
  const newer = given.row.revision > revision;
  return (
    <>
      <FormFrame
        form={form}
        changed={newer && <LegalConflict row={given.row} onMine={() => setRevision(given.row.revision)} />}
      >
        <LanguageColumns
          label={t`玩家看到的文字`}
          hint={t`可以用 h3、p、ol、ul、dl、table、strong 和連結；其他標籤存檔時會拿掉。三種語言寫完才能發布。`}
          columns={languages.map((language) => {
            const name = languageNames[language];
            return {
              language,
              state: stateOf(language),
              fields: [
                <TextField
                  key="title"
                  form={form}
                  name={fieldIn('title', language) as Field}
                  label={t`標題（${name}）`}
                  lang={htmlLang(language)}
                />,
                <TextAreaField
                  key="content"
                  form={form}
                  name={fieldIn('content', language) as Field}
                  label={t`內文（${name}）`}
                  lang={htmlLang(language)}
                  rows={24}
                  spellCheck={false}
                />,
              ],
            };
          })}
        />
        <SubmitButton form={form}>{t`儲存`}</SubmitButton>
      </FormFrame>
      <LegalPreview values={values} />
    </>
  );
}
