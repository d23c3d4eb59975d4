import { Button, ButtonRow, LinkButton, Notice, newKey, Stack } from '@hub/web';
import type { FirstStepBody } from '@hub/contracts/topup';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { faultWords } from '../fault-words.ts';
import type { Flow } from '../flow/flow.ts';
import { saveStarted, type StartedOrder } from '../flow/order-work.ts';
import { useFirstStepMutation } from '../flow/shop.api.ts';
import { orderAddress } from '../order-address.ts';

/** `there`: it has a page that says how it stands. */
export type GoneOrder = { order: StartedOrder; there: boolean };

type Props = { flow: Flow; gone: GoneOrder; onBegun: () => void };

/** In place of the button of an order that cannot be gone on with: another one, with all that was filled in. */
export function OrderGone({ flow, gone: { order, there }, onBegun }: Props) {
  const { t } = useLingui();
  const [post, { isLoading, error }] = useFirstStepMutation();
  const [key] = useState(newKey);
  const begin = async () => {
    const begun = await post({ body: JSON.parse(order.of) as FirstStepBody, key });
    if (!begun.data) return;
    const { report_id, token } = begun.data;
    saveStarted(flow, { report_id, token, of: order.of });
    onBegun();
  };
  return (
    <Stack>
      <Notice kind="warn" title={t`這筆訂單不能再送出`}>
        <p>
          <Trans>您填的內容都還在。如果還沒付款，可以用同樣的內容開一筆新的訂單。</Trans>
        </p>
      </Notice>
      {error !== undefined && (
        <Notice kind="bad" role="alert">
          {faultWords(error) || t`沒有連上，請再試一次。`}
        </Notice>
      )}
      <ButtonRow>
        <Button
          variant="primary"
          wide="phone"
          busy={isLoading}
          busyWords={t`準備新的訂單`}
          onClick={() => void begin()}
        >
          <Trans>用同樣的內容重新下單</Trans>
        </Button>
        {there && (
          <LinkButton wide="phone" to={orderAddress(order.token)}>
            <Trans>查看原來的訂單</Trans>
          </LinkButton>
        )}
      </ButtonRow>
    </Stack>
  );
}
