import { Button, inGameWindow, LinkButton, Notice, siteOrigin, usePageTitle } from '@hub/web';
import { MessagePage, usePreservedFocus } from '@hub/web/parts';
import { Trans, useLingui } from '@lingui/react/macro';
import { faultWords } from '../fault-words.ts';
import { orderAddress } from '../order-address.ts';
import { usePayAgainMutation } from '../order.api.ts';
import { InBrowser } from './in-browser.tsx';
import css from './hand-over.module.css';
import { PaymentFields, type PaymentForm } from './payment-fields.tsx';
import { useHandOver, type HandOverStage } from './use-hand-over.ts';

export type HandOverProps = {
  /** Made a moment ago: the provider takes it for two minutes. */
  record: PaymentForm;
  /** Heading of the page (1), or of a part of it (2, default). */
  level?: 1 | 2;
};

/** Sends somebody to the provider's page, where all that has to do with cards is asked. A form that did not bring it is made anew. */
export function HandOver({ record, level }: HandOverProps) {
  const [payAgain, again] = usePayAgainMutation();
  const form = again.data ?? record;
  const anew = { run: () => void payAgain(record.token), busy: again.isLoading, fault: again.error };
  return <Leaving key={form.orderno} record={form} level={level} anew={anew} />;
}

type LeavingProps = HandOverProps & { anew: { run: () => void; busy: boolean; fault: unknown } };

function Leaving({ record, level = 2, anew }: LeavingProps) {
  const { t } = useLingui();
  const { form, stage } = useHandOver();
  const box = usePreservedFocus<HTMLDivElement>(stage);
  const order = orderAddress(record.token);
  const words = useStageWords(stage);
  usePageTitle(words.title);
  return (
    <div ref={box} tabIndex={-1} className={css.handOver}>
      <PaymentFields form={form} record={record} />
      <div role="status">
        <MessagePage level={level} word={t`付款`} {...words}>
          {stage === 'still' && anew.fault !== undefined && (
            <Notice kind="bad" role="alert">
              {faultWords(anew.fault) || t`沒有連上，請再試一次。`}
            </Notice>
          )}
          {stage !== 'left' && (
            // The provider takes a number once: sent again it would be refused.
            <Button variant="primary" wide="phone" busy={stage === 'going' || anew.busy} onClick={anew.run}>
              <Trans>前往付款</Trans>
            </Button>
          )}
          {stage !== 'going' && (
            <LinkButton variant={stage === 'left' ? 'primary' : 'quiet'} wide="phone" to={order}>
              <Trans>查看這筆訂單</Trans>
            </LinkButton>
          )}
        </MessagePage>
      </div>
      {inGameWindow() && <InBrowser address={siteOrigin() + order} open={stage !== 'going'} />}
    </div>
  );
}

function useStageWords(stage: HandOverStage): { title: string; text: string } {
  const { t } = useLingui();
  const words = {
    going: {
      title: t`正在前往付款頁面`,
      text: t`付款在藍新金流的頁面完成。卡號只由他們處理，本站看不到，也不會保存。`,
    },
    still: {
      title: t`付款頁面還沒打開`,
      text: t`請再按一次「前往付款」。訂單已經保留，不會因此重複扣款。`,
    },
    left: {
      title: t`訂單還在這裡`,
      text: t`已經付款的話，訂單頁會自動更新；還沒付款，可以從訂單頁再付一次。`,
    },
  };
  return words[stage];
}
