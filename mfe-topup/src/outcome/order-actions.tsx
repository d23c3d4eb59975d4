import { Button, ButtonRow, CopyButton, HeadphonesIcon, LinkButton, Notice, siteOrigin } from '@hub/web';
import { Trans, useLingui } from '@lingui/react/macro';
import { faultWords } from '../fault-words.ts';
import { flowAddress, orderAddress, supportAddress } from '../order-address.ts';
import type { OrderResult } from '../order.api.ts';
import { CancelOrder } from './cancel-order.tsx';
import { isOver, type OrderOutcome } from './order-outcome.ts';

type Props = {
  order: OrderResult;
  outcome: OrderOutcome;
  pay: { run: () => void; busy: boolean; fault: unknown };
};

/** What can be done with an order: only what the server says may be. */
export function OrderActions({ order, outcome, pay }: Props) {
  const { t } = useLingui();
  const { token, game_id, may_pay, may_cancel } = order;
  const flow = flowAddress(order, token);
  const again = outcome === 'failed' || outcome === 'number';
  return (
    <>
      {pay.fault !== undefined && (
        <Notice kind="bad" role="alert">
          {faultWords(pay.fault) || t`沒有連上，請再試一次。`}
        </Notice>
      )}
      <ButtonRow>
        {outcome === 'unfinished' && may_pay && (
          <LinkButton variant="primary" wide="phone" to={flow}>
            <Trans>接著填</Trans>
          </LinkButton>
        )}
        {outcome !== 'unfinished' && may_pay && (
          <Button
            variant={outcome === 'number' ? 'secondary' : 'primary'}
            wide="phone"
            busy={pay.busy}
            busyWords={t`準備付款頁面`}
            onClick={pay.run}
          >
            {again ? (
              outcome === 'number' ? (
                <Trans>改用其他方式付款</Trans>
              ) : (
                <Trans>再付一次</Trans>
              )
            ) : (
              <Trans>前往付款</Trans>
            )}
          </Button>
        )}
        {(isOver(outcome) || (outcome === 'failed' && !may_pay)) && (
          <LinkButton variant="primary" wide="phone" to={flow}>
            <Trans>重新下單</Trans>
          </LinkButton>
        )}
        {may_cancel && <CancelOrder token={token} numbered={outcome === 'number'} />}
        <LinkButton variant="quiet" wide="phone" icon={<HeadphonesIcon />} to={supportAddress(game_id)}>
          <Trans>聯絡客服</Trans>
        </LinkButton>
      </ButtonRow>
      <Notice kind="plain">
        <p>
          <Trans>這筆訂單有自己的連結，之後打開就能看進度。有連結的人都看得到，請自己留著。</Trans>
        </p>
        <CopyButton variant="words" text={siteOrigin() + orderAddress(token)} label={t`複製這筆訂單的連結`} />
      </Notice>
    </>
  );
}
