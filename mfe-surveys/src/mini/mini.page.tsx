import { Card, PageBody, PageWindow, usePageTitle } from '@hub/web';
import { ProgressBar } from '@hub/web/parts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { MiniId, MiniQuestion, MiniStatement, MiniThanks } from './mini-steps.tsx';
import { useMiniQuestions } from './mini-questions.ts';
import css from './mini.module.css';

/** Before the questions: the statement, and the ID. */
const BEFORE = 2;

/** `/survey/mini`: a small questionnaire that stays on this page. Nothing is sent, and nothing kept. */
export function MiniPage() {
  const { t } = useLingui();
  const questions = useMiniQuestions();
  const [step, setStep] = useState(0);
  const steps = BEFORE + questions.length;
  const panel = useFocusOn(step);
  const next = () => setStep(step + 1);
  const [now, all] = [Math.min(step + 1, steps), steps];
  const question = questions[step - BEFORE];
  usePageTitle(t`組裝與塗裝小問卷`);
  return (
    <>
      <PageWindow
        game="hub"
        label={t`小問卷`}
        title={t`組裝與塗裝小問卷`}
        subtitle={t`不到一分鐘，不會送出任何內容`}
        flow
      />
      <PageBody overlap width="text">
        <Card lifted>
          <div className={css.panel} ref={panel}>
            <div className={css.progress}>
              <ProgressBar label={t`填寫進度`} value={Math.min(step, steps)} max={steps} />
              <p className={css.small} role="status">
                {step < steps ? (
                  <Trans>
                    第 {now} 步，共 {all} 步
                  </Trans>
                ) : (
                  <Trans>全部完成</Trans>
                )}
              </p>
            </div>
            {step === 0 && <MiniStatement onNext={next} />}
            {step === 1 && <MiniId onNext={next} />}
            {question && <MiniQuestion key={step} question={question} onNext={next} />}
            {step >= steps && <MiniThanks onRestart={() => setStep(0)} />}
          </div>
        </Card>
      </PageBody>
    </>
  );
}

/** A reader hears each step as it comes. */
function useFocusOn(step: number) {
  const panel = useRef<HTMLDivElement>(null);
  const seen = useRef(step);
  useEffect(() => {
    if (seen.current === step) return;
    seen.current = step;
    panel.current?.querySelector<HTMLElement>('h2')?.focus();
  }, [step]);
  return panel;
}
