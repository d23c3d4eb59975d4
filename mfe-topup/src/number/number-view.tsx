import { formatTwd } from '@hub/contracts/shared';
import {
  ButtonRow,
  Card,
  getOrderToken,
  HeadphonesIcon,
  LinkButton,
  PageBody,
  PageTitle,
  SectionTitle,
  Stack,
  useGameTheme,
  usePageTitle,
} from '@hub/web';
import { DescriptionList } from '@hub/web/parts';
import { Trans, useLingui } from '@lingui/react/macro';
import { flowAddress, orderAddress, supportAddress } from '../order-address.ts';
import { useOrderResultQuery, type OrderResult, type PaymentNumber } from '../order.api.ts';
import { isMoving, isPlayersTurn, orderOutcome, type OrderOutcome } from '../outcome/order-outcome.ts';
import { BankLimit } from '../outcome/order-view.tsx';
import { RefreshLine } from '../outcome/refresh-line.tsx';
import { useOutcomeWords } from '../outcome/use-outcome-words.ts';
import { usePolling } from '../outcome/use-polling.ts';
import { RehearsalNotice } from '../rehearsal/rehearsal-notice.tsx';
import { useMethodNames } from '../use-payment-names.ts';
import { NumberReceipt } from './number-receipt.tsx';

type Query = { busy: boolean; lost: boolean; refetch: () => unknown };
type Props = { payment: PaymentNumber; query: Query };

/** Not taken, and the provider said why. */
const wasRefused = ({ Status, CodeNo }: PaymentNumber) => Status !== '' && Status !== 'SUCCESS' && CodeNo === '';

export function NumberView({ payment, query }: Props) {
  const { t } = useLingui();
  const stands = orderOutcome({ ...payment, by_transfer: false, number: payment });
  const outcome: OrderOutcome = stands === 'waiting' && wasRefused(payment) ? 'failed' : stands;
  const moving = isMoving(outcome, payment);
  const polling = usePolling(`${outcome} ${payment.delivery_status}`, moving, () => void query.refetch());
  const { title, lead } = useOutcomeWords()(outcome, payment);
  const methodOf = useMethodNames();
  const own = useOwnOrder(payment);
  usePageTitle(title);
  useGameTheme(payment.game_id || undefined);
  const facts = [
    { term: t`訂單編號`, value: payment.report_id, code: true },
    { term: t`商品`, value: payment.title && `${payment.title} ×${payment.qty}` },
    { term: t`金額`, value: payment.Amt > 0 ? formatTwd(payment.Amt) : '' },
    { term: t`付款方式`, value: methodOf(payment.PaymentType) },
  ];
  return (
    <PageBody width="text">
      <PageTitle title={title} lead={lead} />
      <p role="status" className="visually-hidden">
        {title}
      </p>
      <Stack gap="sections">
        {payment.rehearsal && <RehearsalNotice />}
        {outcome === 'number' && (
          <NumberReceipt
            game={payment.game_id}
            order={payment.report_id}
            title={payment.title}
            amount={payment.Amt}
            number={payment}
            ends={payment.cancel_time}
            token={own?.token ?? null}
          />
        )}
        <Card>
          <SectionTitle>
            <Trans>訂單內容</Trans>
          </SectionTitle>
          <DescriptionList facts={facts.filter(({ value }) => value !== '')} />
        </Card>
        {outcome === 'number' && <BankLimit />}
        <NumberActions payment={payment} own={own} outcome={outcome} />
        <RefreshLine live={moving && !polling.rests} busy={query.busy} lost={query.lost} onPress={polling.again} />
      </Stack>
    </PageBody>
  );
}

/** Of whoever has the token of this very order in the tab. */
function useOwnOrder({ report_id }: PaymentNumber): OrderResult | undefined {
  const token = getOrderToken();
  const { currentData: order } = useOrderResultQuery(token ?? '', { skip: token === null });
  return order?.report_id === report_id ? order : undefined;
}

type ActionProps = { payment: PaymentNumber; own: OrderResult | undefined; outcome: OrderOutcome };

/** Whoever has the order goes on with it; all others begin a new one. */
function NumberActions({ payment, own, outcome }: ActionProps) {
  // Of one that waits the money may be on its way: some ways to pay come back before anybody tells us.
  const over = outcome !== 'waiting' && isPlayersTurn(outcome);
  return (
    <ButtonRow>
      {own && (
        <LinkButton variant="primary" wide="phone" to={orderAddress(own.token)}>
          <Trans>查看這筆訂單</Trans>
        </LinkButton>
      )}
      {over && payment.game_id !== '' && (
        <LinkButton variant={own ? 'secondary' : 'primary'} wide="phone" to={flowAddress(payment, null)}>
          <Trans>重新下單</Trans>
        </LinkButton>
      )}
      <LinkButton variant="quiet" wide="phone" icon={<HeadphonesIcon />} to={supportAddress(payment.game_id)}>
        <Trans>聯絡客服</Trans>
      </LinkButton>
    </ButtonRow>
  );
}
