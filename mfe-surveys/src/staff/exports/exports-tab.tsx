import { surveyExportBody, type SurveyData, type SurveyExportBody, type SurveyExportRow } from '@hub/contracts/surveys';
import { CheckboxField, FormFrame, SubmitButton, TextField, useContractForm } from '@hub/forms';
import { formatTime, Notice, SectionTitle } from '@hub/web';
import { ExportList, useExports, useSessionEnd } from '@hub/web/staff';
import { useLingui } from '@lingui/react/macro';
import { useRef, type RefObject } from 'react';
import { deskMessage } from '../desk-message.ts';
import css from '../surveys.module.css';
import {
  exportAddress,
  useAskSurveyExportMutation,
  useCancelSurveyExportMutation,
  useSurveyExportsQuery,
} from './exports.api.ts';

/** Answers as a file, and the reader's own files. */
export function ExportsTab({ survey }: { survey: SurveyData }) {
  const { t } = useLingui();
  const list = useRef<HTMLHeadingElement>(null);
  return (
    <div className={css.columns}>
      {survey.may.includes('export') ? (
        <ExportForm survey={survey} onAsked={() => list.current?.focus()} />
      ) : (
        <Notice kind="info" title={t`這個帳號不能匯出`}>
          <p>{t`需要時請活動企劃匯出。`}</p>
        </Notice>
      )}
      <OwnFiles titleRef={list} />
    </div>
  );
}

function ExportForm({ survey: { row }, onAsked }: { survey: SurveyData; onAsked: () => void }) {
  const { t } = useLingui();
  const [ask] = useAskSurveyExportMutation();
  const form = useContractForm({
    schema: surveyExportBody,
    initial: { personal: false, reason: '' },
    messages: deskMessage,
    submit: async (body, { key }) => {
      await ask({ survey: row.id, body: body as SurveyExportBody, key }).unwrap();
      form.restart();
      onAsked();
    },
  });
  const { personal } = form.values;
  return (
    <section className={css.part} aria-labelledby="survey-export">
      <SectionTitle id="survey-export">{t`匯出 CSV`}</SectionTitle>
      <p className={css.text}>{t`一份回答一列。檔案在背景準備，完成後 24 小時內可以下載，只有您能下載。`}</p>
      <div className={css.block}>
        <FormFrame form={form} label={t`匯出 CSV`}>
          <CheckboxField
            form={form}
            name="personal"
            label={t`包含個人資料`}
            hint={t`角色、電子信箱、電話；稽核看得到是誰、為了什麼拿的`}
          />
          <TextField
            form={form}
            name="reason"
            label={t`用途`}
            hint={personal ? t`會和您的帳號一起留在稽核紀錄，至少 4 個字` : t`沒有個人資料時可以不寫`}
            autoComplete="off"
            optional={!personal}
          />
          <SubmitButton form={form}>{t`開始匯出`}</SubmitButton>
        </FormFrame>
      </div>
    </section>
  );
}

function OwnFiles({ titleRef }: { titleRef: RefObject<HTMLHeadingElement | null> }) {
  const files = useExports<SurveyExportRow>(useSurveyExportsQuery);
  const [cancel] = useCancelSurveyExportMutation();
  useSessionEnd(files.fault);
  return (
    <ExportList
      className={css.block}
      files={files}
      titleRef={titleRef}
      nameOf={({ survey_title }) => survey_title}
      spokenOf={({ survey_title, asked_at }) => `${survey_title} ${formatTime(asked_at)}`}
      isPersonal={({ personal }) => personal}
      reasonOf={({ reason }) => reason}
      addressOf={exportAddress}
      cancel={cancel}
    />
  );
}
