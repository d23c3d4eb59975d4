import { REWARD_HOUR, surveyReasonBody, type SurveyData } from '@hub/contracts/surveys';
import { FormFrame, SubmitButton, TextField, useContractForm } from '@hub/forms';
import { Button, Notice } from '@hub/web';
import { Dialog } from '@hub/web/parts';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { deskMessage } from '../desk-message.ts';
import css from '../surveys.module.css';
import { useRunSurveyRewardsMutation } from './rewards.api.ts';

/** Does not wait for the hour of the rewards. Whoever has theirs gets no second one. */
export function RunRewards({ survey }: { survey: SurveyData }) {
  const { t } = useLingui();
  const [asking, setAsking] = useState(false);
  const [told, setTold] = useState<number>();
  return (
    <>
      <div className={css.line}>
        <Button size="small" onClick={() => setAsking(true)}>
          {t`現在就寄`}
        </Button>
        <span className={css.text}>{t`平常每天 ${REWARD_HOUR}:00 寄一次`}</span>
      </div>
      {told !== undefined && (
        <Notice
          kind="ok"
          role="status"
          title={told === 0 ? t`沒有等著寄的獎勵` : t`已開始寄 ${told.toLocaleString('en')} 份`}
        />
      )}
      {asking && (
        <RunDialog
          id={survey.row.id}
          onClose={() => setAsking(false)}
          onRun={(many) => {
            setTold(many);
            setAsking(false);
          }}
        />
      )}
    </>
  );
}

type Props = { id: number; onClose: () => void; onRun: (many: number) => void };

function RunDialog({ id, onClose, onRun }: Props) {
  const { t } = useLingui();
  const [run] = useRunSurveyRewardsMutation();
  const form = useContractForm({
    schema: surveyReasonBody,
    initial: { reason: '' },
    messages: deskMessage,
    submit: async (body) => {
      const { data } = await run({ survey: id, body }).unwrap();
      onRun(data.asked);
    },
  });
  return (
    <Dialog open onClose={onClose} title={t`現在就寄獎勵？`} crossed>
      <FormFrame form={form}>
        <p className={css.text}>{t`等著寄的馬上寄出，不等 ${REWARD_HOUR}:00。已經有的人不會再拿到一份。`}</p>
        <TextField form={form} name="reason" autoComplete="off" label={t`原因`} hint={t`會留在稽核紀錄，至少 4 個字`} />
        <SubmitButton form={form}>{t`現在就寄`}</SubmitButton>
      </FormFrame>
    </Dialog>
  );
}
