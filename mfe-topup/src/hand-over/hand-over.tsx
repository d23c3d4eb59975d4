import { Button, inGameWindow, LinkButton, MessagePage, usePageTitle, usePreservedFocus } from '@hub/web';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { orderAddress } from '../order-address.ts';
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

/** Sends somebody to the provider's page, where all that has to do with cards is asked. */
export function HandOver({ record, level = 2 }: HandOverProps) {
  const { t } = useLingui();
  const id = useId();
  const { form, stage } = useHandOver();
  const box = usePreservedFocus<HTMLDivElement>(stage);
  const order = orderAddress(record.token);
  const words = useStageWords(stage);
  usePageTitle(words.title);
  return (
    <div ref={box} tabIndex={-1} className={css.handOver}>
      <PaymentFields id={id} form={form} record={record} />
      <div role="status">
        <MessagePage level={level} word={t`付款`} {...words}>
          {stage === 'left' ? (
            <LinkButton variant="primary" wide="phone" to={order}>
              <Trans>查看這筆訂單</Trans>
            </LinkButton>
          ) : (
            // The provider takes a number once: a press while its page is on its way would bring its refusal instead.
            <Button variant="primary" wide="phone" type="submit" form={id} busy={stage === 'going'}>
              <Trans>前往付款</Trans>
            </Button>
          )}
        </MessagePage>
      </div>
      {inGameWindow() && <InBrowser address={location.origin + order} open={stage !== 'going'} />}
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
