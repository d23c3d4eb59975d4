import type { SurveySettings } from '@hub/contracts/surveys';
import { Card, Notice, GiftIcon } from '@hub/web';
import { MessagePage } from '@hub/web/parts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { useRewardName } from '../form/about-survey.tsx';
import { Said } from '../words.tsx';
import css from './survey.module.css';

/** In place of the form once it was sent. `role` '': the survey asked for none. */
export function SurveyDone({ survey, role }: { survey: SurveySettings; role: string }) {
  const { t } = useLingui();
  const gift = useRewardName()(survey.reward);
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true }), []);
  const { kind } = survey.reward;
  return (
    <Card lifted ref={panel}>
      <MessagePage
        level={2}
        tone="ok"
        word={t`已送出`}
        title={t`謝謝您，我們收到了`}
        text={survey.done.tw ? <Said words={survey.done} /> : undefined}
      >
        {role !== '' && (
          <p className={css.role}>
            <span className={css.small}>
              <Trans>角色 ID</Trans>
            </span>
            <b className={css.id}>{role}</b>
          </p>
        )}
        {gift !== '' && (
          <div className={css.gift}>
            <Notice kind="ok" icon={<GiftIcon />} title={kind === 'mail' ? t`${gift}會寄到遊戲內信箱` : gift}>
              <p>
                {kind === 'mail' ? (
                  <Trans>每天 18:00 統一寄出，18:00 以後送出的隔天收到。每個角色領一次。</Trans>
                ) : (
                  <Trans>獎勵會寄到您填寫的電子信箱。</Trans>
                )}
              </p>
            </Notice>
          </div>
        )}
      </MessagePage>
    </Card>
  );
}
