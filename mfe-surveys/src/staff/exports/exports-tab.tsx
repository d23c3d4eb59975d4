import { surveyExportBody, type SurveyData, type SurveyExportBody, type SurveyExportRow } from '@hub/contracts/surveys';
import { CheckboxField, FormFrame, SubmitButton, TextField, useContractForm } from '@hub/forms';
import { formatTime, Notice, SectionTitle } from '@hub/web';
import { ExportList, PersonalMark, useExports, useSessionEnd, type ExportWords } from '@hub/web/staff';
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
  const { t } = useLingui();
  const files = useExports<SurveyExportRow>(useSurveyExportsQuery);
  const [cancel] = useCancelSurveyExportMutation();
  const stateOf = useExportState();
  useSessionEnd(files.fault);
  const words: ExportWords = {
    title: t`我的匯出`,
    none: t`還沒有匯出過`,
    away: { title: t`匯出清單暫時讀不到`, text: t`進行中的匯出不受影響，會繼續完成。`, again: t`再試一次` },
    done: t`匯出完成，可以下載了`,
    failed: t`匯出沒有完成`,
    download: t`下載`,
    downloadOf: (name) => t`下載 ${name}`,
    cancel: t`取消`,
    cancelOf: (name) => t`取消 ${name}`,
    cancelling: t`取消中`,
  };
  return (
    <ExportList
      className={css.block}
      files={files}
      words={words}
      titleRef={titleRef}
      nameOf={({ survey_title }) => survey_title}
      spokenOf={({ survey_title, asked_at }) => `${survey_title} ${formatTime(asked_at)}`}
      marksOf={({ personal }) => personal && <PersonalMark>{t`含個人資料`}</PersonalMark>}
      reasonOf={({ reason }) => reason}
      stateOf={stateOf}
      addressOf={exportAddress}
      cancel={cancel}
    />
  );
}

function useExportState(): (row: SurveyExportRow) => string {
  const { t } = useLingui();
  const at = (time: string | null) => (time ? formatTime(time) : '');
  return ({ state, rows, rows_all, expires_at, fault }) => {
    const many = rows.toLocaleString('en');
    if (state === 'waiting') return t`排隊中`;
    if (state === 'running') return rows_all === null ? t`準備中，${many} 列` : t`準備中，${many}／${rows_all} 列`;
    if (state === 'done') return t`${many} 列，${at(expires_at)} 前可以下載`;
    if (state === 'cancelled') return t`已取消`;
    if (state === 'expired') return t`超過 24 小時，檔案已刪除`;
    return fault === 'full' ? t`沒有空間了，請過一陣子再匯出` : t`沒有完成，請再匯出一次`;
  };
}
