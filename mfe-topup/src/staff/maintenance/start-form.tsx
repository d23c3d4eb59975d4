import { BULLETIN_MAX, maintenanceBody, maintenanceStarters } from '@hub/contracts/topup';
import { draftKey, FormFrame, SubmitButton, TextAreaField, TextField, useContractForm } from '@hub/forms';
import { Card, htmlLang, SectionTitle, type Language } from '@hub/web';
import { LanguageColumns, useStaffGames } from '@hub/web/staff';
import { useLingui } from '@lingui/react/macro';
import { deskMessage } from '../desk-message.ts';
import { useChangeMaintenanceMutation, type Maintenance } from '../desk.api.ts';

const fields = { 'zh-TW': 'bulletin', 'zh-HK': 'bulletin_hk', en: 'bulletin_en' } as const;
const inOrder = ['zh-TW', 'zh-HK', 'en'] as const satisfies readonly Language[];

/** Begins a maintenance, or says something else about the one that is on. */
export function StartForm({ of: { now, version } }: { of: Maintenance }) {
  const { t } = useLingui();
  const { login } = useStaffGames(maintenanceStarters);
  const [change] = useChangeMaintenanceMutation();
  const form = useContractForm({
    schema: maintenanceBody,
    initial: {
      on: true,
      bulletin: now.bulletin,
      bulletin_hk: now.bulletin_hk,
      bulletin_en: now.bulletin_en,
      starts_at: '',
      until: '',
      reason: '',
    },
    messages: deskMessage,
    draftKey: draftKey({ game: '', role: login, form: 'topup-maintenance', version: 1 }),
    draftFields: ['bulletin', 'bulletin_hk', 'bulletin_en', 'until', 'reason'],
    submit: (body) => change({ version, body }).unwrap(),
  });
  const labels = { 'zh-TW': t`公告`, 'zh-HK': t`公告（香港）`, en: t`公告（英文）` };
  const stateOf = (language: Language) => {
    if (language === 'zh-TW') return { words: t`必填`, kind: 'neutral' } as const;
    return form.values[fields[language]].trim() === ''
      ? ({ words: t`還沒寫完`, kind: 'warn' } as const)
      : ({ words: t`已寫好`, kind: 'ok' } as const);
  };
  return (
    <section aria-labelledby="topup-start">
      <SectionTitle id="topup-start">{now.on ? t`修改公告` : t`開始維護`}</SectionTitle>
      <Card>
        <FormFrame form={form}>
          <LanguageColumns
            label={t`玩家看到的公告`}
            hint={t`空一行是新的段落。還沒寫完的語言，玩家會讀到台灣的文字。`}
            columns={inOrder.map((language) => ({
              language,
              state: stateOf(language),
              fields: [
                <TextAreaField
                  key={language}
                  form={form}
                  name={fields[language]}
                  label={labels[language]}
                  lang={htmlLang(language)}
                  limit={BULLETIN_MAX}
                  optional={language !== 'zh-TW'}
                  rows={6}
                />,
              ],
            }))}
          />
          <TextField
            form={form}
            name="starts_at"
            type="datetime-local"
            optional
            label={t`開始時間`}
            hint={t`台北時間；留空就是馬上開始`}
          />
          <TextField
            form={form}
            name="until"
            type="datetime-local"
            optional
            label={t`預計結束`}
            hint={t`給玩家看的時間，到時不會自動結束`}
          />
          <TextField
            form={form}
            name="reason"
            autoComplete="off"
            label={t`原因`}
            hint={t`會留在稽核紀錄，至少 4 個字`}
          />
          <SubmitButton form={form} variant="danger">
            {now.on ? t`更新公告` : t`開始維護`}
          </SubmitButton>
        </FormFrame>
      </Card>
    </section>
  );
}
