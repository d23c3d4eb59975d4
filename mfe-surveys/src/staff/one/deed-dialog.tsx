import { surveyReaders, surveyReasonBody, type SurveyData } from '@hub/contracts/surveys';
import { draftKey, FormFrame, SubmitButton, TextField, useContractForm } from '@hub/forms';
import { isApiFault, Notice } from '@hub/web';
import { Dialog } from '@hub/web/parts';
import { useStaffGames } from '@hub/web/staff';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { deskMessage } from '../desk-message.ts';
import { useDoSurveyDeedMutation, type SurveyDeed } from '../surveys.api.ts';
import { usePhaseWords } from '../use-survey-words.ts';
import { ChangeList } from './change-list.tsx';
import css from '../surveys.module.css';

type Props = { deed: SurveyDeed; survey: SurveyData; onClose: () => void };

/** Publishes or ends a survey as it was seen, with the reason that stays in the audit. */
export function DeedDialog({ deed, survey, onClose }: Props) {
  const { t } = useLingui();
  const { login } = useStaffGames(surveyReaders);
  const [send] = useDoSurveyDeedMutation();
  const [seen, setSeen] = useState(survey);
  const [refused, setRefused] = useState<number>();
  // After a refusal the dialog shows what the survey is now; who typed looks at it and presses again.
  if (refused === seen.row.version && survey.row.version !== refused) setSeen(survey);
  const moved = refused !== undefined && refused !== seen.row.version;
  const words = useDeedWords(seen)[deed];
  const [phase] = usePhaseWords()[seen.row.phase];
  const { row } = seen;
  const form = useContractForm({
    schema: surveyReasonBody,
    initial: { reason: '' },
    messages: deskMessage,
    draftKey: draftKey({ game: row.game_id, role: login, form: `survey-${deed}-${row.id}`, version: 1 }),
    draftFields: ['reason'],
    submit: async (body) => {
      try {
        await send({ id: row.id, deed, version: row.version, body }).unwrap();
        onClose();
      } catch (fault) {
        if (isApiFault(fault) && fault.status === 409) setRefused(row.version);
        throw fault;
      }
    },
  });
  return (
    <Dialog open onClose={onClose} title={words.title} crossed wide={deed === 'publish'}>
      <FormFrame
        form={form}
        changed={
          moved && (
            <Notice kind="warn" role="status" title={form.conflict ?? t`剛剛有變化，這裡已經更新`}>
              <p>{t`現在是「${phase}」。您填的還在，看過後請再按一次。`}</p>
            </Notice>
          )
        }
      >
        <p className={css.text}>{words.text}</p>
        {deed === 'publish' && seen.live && <ChangeList live={seen.live} draft={seen.draft} />}
        <TextField form={form} name="reason" autoComplete="off" label={t`原因`} hint={t`會留在稽核紀錄，至少 4 個字`} />
        <SubmitButton form={form}>{words.button}</SubmitButton>
      </FormFrame>
    </Dialog>
  );
}

function useDeedWords({ row, live }: SurveyData): Record<SurveyDeed, { title: string; text: string; button: string }> {
  const { t } = useLingui();
  return {
    publish: live
      ? {
          title: t`發布第 ${row.live + 1} 版？`,
          text: t`馬上生效：玩家會看到新的內容。已經收到的回答留在原來的版本，不會改變。`,
          button: t`發布這一版`,
        }
      : {
          title: t`發布這份問卷？`,
          text: t`在開放時間內，玩家馬上就能填。之後還能再改，每次發布都是新的一版。`,
          button: t`發布問卷`,
        },
    end: {
      title: t`結束這份問卷？`,
      text: t`馬上生效：玩家不能再填，也不能恢復。已經收到的回答和獎勵照樣處理。`,
      button: t`結束問卷`,
    },
  };
}
