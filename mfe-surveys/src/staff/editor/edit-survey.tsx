import type { SurveyData, SurveyKind } from '@hub/contracts/surveys';
import { draftKey, FormFrame, SubmitButton, useContractForm } from '@hub/forms';
import { Button, ButtonRow, Notice, useNavigate } from '@hub/web';
import { useStaffGames } from '@hub/web/staff';
import { surveyReaders } from '@hub/contracts/surveys';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { deskMessage } from '../desk-message.ts';
import { surveyAddress } from '../surveys-address.ts';
import { useSaveSurveyMutation } from '../surveys.api.ts';
import css from './editor.module.css';
import { SurveyFields } from './survey-fields.tsx';
import { SurveyPreview } from './survey-preview.tsx';
import { surveyDraftFields, typedSurvey, valuesOf, versionOver } from './survey-values.ts';

/** The draft of a survey; players see it after the next publication. */
export function EditSurvey({ survey }: { survey: SurveyData }) {
  const { t } = useLingui();
  if (!survey.may.includes('edit')) return <Notice kind="info" title={t`這個帳號不能編輯這份問卷`} />;
  return <EditForm survey={survey} />;
}

function EditForm({ survey }: { survey: SurveyData }) {
  const { t } = useLingui();
  const { row } = survey;
  const { login } = useStaffGames(surveyReaders);
  const navigate = useNavigate();
  const [save] = useSaveSurveyMutation();
  const [initial] = useState(() => valuesOf(survey));
  const [schema] = useState(() => typedSurvey(row.kind satisfies SurveyKind));
  const form = useContractForm({
    schema,
    initial,
    messages: deskMessage,
    draftKey: draftKey({ game: row.game_id, role: login, form: `survey-${row.id}`, version: 1 }),
    draftFields: surveyDraftFields,
    submit: async (body) => {
      await save({ id: row.id, version: versionOver(form.values, survey), body }).unwrap();
      void navigate(surveyAddress.one(row.id));
    },
  });
  const moved = !form.busy && !form.done && versionOver(form.values, survey) !== row.version;
  return (
    <div className={css.columns}>
      <FormFrame
        form={form}
        label={t`編輯問卷`}
        changed={
          moved && (
            <Notice kind="warn" role="status" title={t`${survey.changed_by} 剛改過這份問卷`}>
              <p>{t`您填的還在。可以看新的內容再重填，或以您填的為準。`}</p>
              <ButtonRow>
                <Button size="small" onClick={() => form.restart(valuesOf(survey))}>
                  {t`改用新的內容`}
                </Button>
                <Button variant="quiet" size="small" onClick={() => form.change('seen_at', survey.changed_at)}>
                  {t`以我填的為準`}
                </Button>
              </ButtonRow>
            </Notice>
          )
        }
      >
        {row.live > 0 && (
          <Notice kind="info" title={t`玩家現在看到的是第 ${row.live} 版`}>
            <p>{t`存檔不會動到它；發布之後，玩家才會看到這裡的修改。`}</p>
          </Notice>
        )}
        <SurveyFields form={form} />
        <SubmitButton form={form}>{t`存成草稿`}</SubmitButton>
      </FormFrame>
      <SurveyPreview values={form.values} />
    </div>
  );
}
