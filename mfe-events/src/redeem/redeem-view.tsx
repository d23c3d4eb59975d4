import { Card, HeadphonesIcon, LinkButton, Notice, PageBody, Skeleton, WaitingContext, withToken } from '@hub/web';
import { usePreservedFocus } from '@hub/web/parts';
import type { EventFormView, EventRewardsView, RedeemLog } from '@hub/contracts/events';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { AboutEvent } from './about-event.tsx';
import { EventWindow } from './event-window.tsx';
import { History } from './history.tsx';
import { RedeemForm } from './lazy-form.ts';
import { AllRedeemed, Locked, NotYet, Over } from './outcomes.tsx';
import type { EventArg } from './redeem.api.ts';
import { printedCode } from './printed-code.ts';
import type { Redeemed } from './redeemed.ts';
import { redeemMessage } from './redeem-messages.ts';
import { RoleCard } from './role-card.tsx';
import { useMailWatch } from './use-mail-watch.ts';
import { usePhase } from './use-phase.ts';
import css from './redeem.module.css';

/** The question type 活動問題. Where a game has none of this number, its form opens without a type. */
const ABOUT_EVENTS = '4';

type Props = {
  page: EventFormView;
  rewards: EventRewardsView['rewards'];
  arg: EventArg;
  game: string;
  refresh: () => void;
};

/** One event as its player sees it: who gets the reward, where to type, what was redeemed. */
export function RedeemView({ page, rewards, arg, game, refresh }: Props) {
  const { event, user, logs } = page;
  const [redeemed, setRedeemed] = useState<Redeemed | null>(null);
  const phase = usePhase(event);
  const shows = phase === 'open' ? page.redeem_status : phase;
  const main = usePreservedFocus<HTMLDivElement>(shows);
  const support = withToken(
    game ? `/service/${encodeURIComponent(game)}/create?question_type=${ABOUT_EVENTS}` : '/support',
  );
  useMailWatch(logs, event.pace === 'weekly', refresh);
  return (
    <>
      <EventWindow event={event} phase={phase} />
      <PageBody overlap aside={<AboutEvent event={event} rewards={rewards} open={phase === 'open'} />}>
        <div className={css.main} ref={main} tabIndex={-1}>
          <RoleCard game={game} user={user} />
          <div role="status" className={css.said}>
            {redeemed && <Success redeemed={redeemed} logs={logs} />}
          </div>
          {shows === 'planned' && <NotYet starts={event.start_time} />}
          {shows === 'over' && <Over event={event} redeemed={logs.length > 0} />}
          {shows === 'COMPLETED' && <AllRedeemed />}
          {shows === 'REACH_LIMITED' && <Locked page={page} support={support} />}
          {shows === 'NORMAL' && (
            <Card>
              <WaitingContext value={<FormWaiting />}>
                <RedeemForm page={page} arg={arg} game={game} onRedeemed={setRedeemed} />
              </WaitingContext>
            </Card>
          )}
        </div>
        <History logs={logs} art={event.art} />
        {logs.length > 0 && shows !== 'REACH_LIMITED' && (
          <div>
            <LinkButton wide="phone" icon={<HeadphonesIcon />} to={support}>
              <Trans context="redeem">沒收到獎勵？聯絡客服</Trans>
            </LinkButton>
          </div>
        )}
      </PageBody>
    </>
  );
}

/** As tall as the form: what stands below it does not move when it comes. */
const FormWaiting = () => (
  <div className={css.formWaiting}>
    <Skeleton shape="fields" count={3} />
  </div>
);

function Success({ redeemed, logs }: { redeemed: Redeemed; logs: readonly RedeemLog[] }) {
  const { t } = useLingui();
  const log = logs.find(({ serial }) => serial === redeemed.code);
  const code = log ? printedCode(log) : redeemed.code;
  const notice = useRef<HTMLDivElement>(null);
  // It comes above the field, which may stand at the top of a phone.
  useEffect(() => {
    notice.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={notice} className={css.seen}>
      <Notice kind="ok" title={redeemMessage(redeemed.again ? 'REDEEMED_BEFORE' : 'REDEEMED')}>
        <span className={css.code}>{t({ context: 'redeem', message: `序號 ${code}` })}</span>
      </Notice>
    </div>
  );
}
