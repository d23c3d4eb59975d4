import { Button, Card, SiteLink, Notice, PageTitle, SectionTitle, usePageTitle } from '@hub/web';
import { FileField } from '@hub/web/staff';
import { draftKey, FormFrame, SubmitButton, TextAreaField, useContractForm } from '@hub/forms';
import {
  whitelistImportBody,
  type WhitelistImportBody,
  type WhitelistImportView,
  type WhitelistKind,
  type WhitelistName,
} from '@hub/contracts/support';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import css from '../settings/settings.module.css';
import { EntryFields } from './entry-fields.tsx';
import { useWhitelistWords, whitelistSentence } from './use-whitelist-words.ts';
import { listAddress } from './whitelist-address.ts';
import { useImportWhitelistMutation } from './whitelist.api.ts';

const ROWS = 10;
type Told = WhitelistImportView['data'];
type Looked = { body: WhitelistImportBody; told: Told };

/** Many at once, pasted or from a CSV file: compare, see which lines cannot be taken, add the others. */
export function ImportEntriesPage({ list }: { list: WhitelistName }) {
  const { t } = useLingui();
  const { lists, kinds } = useWhitelistWords();
  const [send, sending] = useImportWhitelistMutation();
  const [looked, setLooked] = useState<Looked>();
  const [file, setFile] = useState<File>();
  usePageTitle(t`匯入多筆`);
  const form = useContractForm({
    schema: whitelistImportBody,
    initial: { list, kind: 'account', game_id: '', text: '', ends_at: '', reason: '', apply: false },
    messages: whitelistSentence,
    draftKey: draftKey({ game: 'whitelist', role: list, form: 'import', version: 1 }),
    draftFields: ['text', 'reason'],
    submit: async (body) => setLooked({ body, told: await send(body).unwrap() }),
  });
  const apply = async () => {
    if (!looked) return;
    const { data } = await send({ ...looked.body, apply: true });
    if (data) setLooked({ ...looked, told: data });
  };
  // What was looked at is what is added: another text has to be looked at anew.
  const current = looked && isSame(looked.body, form.values) ? looked : undefined;
  const words = kinds[form.values.kind as WhitelistKind];
  return (
    <>
      <PageTitle
        title={t`匯入多筆`}
        lead={lists[list].about}
        small
        above={<SiteLink to={listAddress(list)}>{lists[list].name}</SiteLink>}
      />
      <Card>
        <FormFrame form={form}>
          <EntryFields form={form}>
            <TextAreaField
              form={form}
              name="text"
              rows={ROWS}
              className={css.code}
              spellCheck={false}
              label={t`貼上名單`}
              hint={t`一列一筆：${words.value}，逗號或 Tab 後面可以加備註`}
            />
            <FileField
              id="whitelist-file"
              label={t`或選 CSV 檔`}
              hint={t`會放進上面的欄位，先看過再加入`}
              optional
              accept=".csv,.txt,text/csv,text/plain"
              file={file}
              onChoose={(chosen) => {
                setFile(chosen);
                void chosen.text().then((text) => form.change('text', text));
              }}
            />
          </EntryFields>
          <SubmitButton form={form}>{t`先比對`}</SubmitButton>
        </FormFrame>
      </Card>
      {current && (
        <Report told={current.told} busy={sending.isLoading} failed={sending.isError} onApply={() => void apply()} />
      )}
    </>
  );
}

const isSame = (sent: WhitelistImportBody, now: Record<string, unknown>) =>
  (['kind', 'game_id', 'text', 'ends_at', 'reason'] as const).every(
    (name) => sent[name].trim() === String(now[name]).trim(),
  );

type ReportProps = { told: Told; busy: boolean; failed: boolean; onApply: () => void };

function Report({ told, busy, failed, onApply }: ReportProps) {
  const { t } = useLingui();
  const { fresh, known, twice, fault_count: bad } = told;
  if (told.applied) {
    return (
      <Notice kind="ok" role="status" title={t`已加入 ${fresh} 筆`}>
        <p>{t`最慢 30 秒後生效。`}</p>
      </Notice>
    );
  }
  return (
    <section aria-labelledby="whitelist-report" className={css.form}>
      <SectionTitle id="whitelist-report">{t`比對結果`}</SectionTitle>
      <p role="status">{t`可以加入 ${fresh} 筆，名單裡已有 ${known} 筆，重複 ${twice} 列`}</p>
      {bad > 0 && (
        <Notice kind="warn" title={t`有 ${bad} 列不能加入，會略過`}>
          <ul className={css.plain}>
            {told.faults.map(({ line, value, text }) => (
              <li key={line}>{t`第 ${line} 列「${value}」：${text}`}</li>
            ))}
          </ul>
          {told.faults.length < bad && <p>{t`只列出前 ${told.faults.length} 列。`}</p>}
        </Notice>
      )}
      {failed && <Notice kind="bad" role="alert" title={t`沒有加入，貼上的內容還在，請再按一次`} />}
      {fresh > 0 && (
        <Button variant="primary" wide="phone" busy={busy} onClick={onApply}>
          {t`加入這 ${fresh} 筆`}
        </Button>
      )}
    </section>
  );
}
