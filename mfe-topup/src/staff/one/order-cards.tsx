import { formatTwd } from '@hub/contracts/shared';
import type { DeskOrder, DeskOrderDetail } from '@hub/contracts/topup';
import { Card, contentLang, formatTime, SectionTitle } from '@hub/web';
import { useLingui } from '@lingui/react/macro';
import { useMethodNames } from '../../use-payment-names.ts';
import css from '../staff.module.css';
import { useStateWords } from '../use-order-words.ts';
import { FactCard } from './fact-card.tsx';

const content = (text: string) => text && <span lang={contentLang}>{text}</span>;
const timeOf = (at: string | null) => (at === null ? '' : formatTime(at));

export function OrderCard({ row }: { row: DeskOrder }) {
  const { t } = useLingui();
  const { kinds, regions } = useStateWords();
  return (
    <FactCard
      title={t`訂單`}
      facts={[
        { term: t`商品`, value: content(row.title && `${row.title} ×${row.qty}`) },
        { term: t`金額`, value: row.amount > 0 ? formatTwd(row.amount) : '' },
        { term: t`付款方式`, value: row.kind === '' ? '' : kinds[row.kind] },
        { term: t`地區`, value: regions[row.report_type] },
        { term: t`伺服器`, value: content(row.server_name || row.server_id) },
        { term: t`角色`, value: content(row.char_name) },
        { term: t`角色 ID`, value: row.role_id, code: true },
        { term: t`帳號 UID`, value: row.partner_uid, code: true },
        { term: t`建立`, value: timeOf(row.create_time) },
        { term: t`最後變動`, value: timeOf(row.change_time) },
        { term: t`付款時間`, value: timeOf(row.pay_time) },
        { term: t`自動取消`, value: timeOf(row.cancel_time) },
      ]}
    />
  );
}

type TransferProps = { row: DeskOrder; transfer: NonNullable<DeskOrder['transfer']> };

/** What the player says about the transfer, to be held against the statement. */
export function TransferCard({ row, transfer }: TransferProps) {
  const { t } = useLingui();
  const amount = formatTwd(transfer.amount);
  const differs = transfer.amount !== row.amount;
  return (
    <FactCard
      title={t`玩家回報的匯款`}
      facts={[
        { term: t`匯款金額`, value: differs ? t`${amount}（和訂單不同）` : amount },
        { term: t`匯款時間`, value: formatTime(transfer.time) || transfer.time },
        { term: t`帳號末五碼`, value: transfer.last_five, code: true },
        { term: t`匯款人`, value: content(transfer.name) },
        { term: t`匯出銀行`, value: content(transfer.bank) },
        { term: t`備註`, value: content(transfer.note) },
      ]}
    />
  );
}

type Payment = NonNullable<DeskOrderDetail['payment']>;

export function PaymentCard({ payment }: { payment: Payment }) {
  const { t } = useLingui();
  const methodOf = useMethodNames();
  const sources: Record<Payment['provider'], string> = {
    newebpay: t`金流平台`,
    sandbox: t`金流平台的測試區`,
    bank: t`銀行對帳單`,
  };
  return (
    <FactCard
      title={t`收到的款項`}
      facts={[
        { term: t`來源`, value: sources[payment.provider] },
        { term: t`交易編號`, value: payment.trade_no, code: true },
        { term: t`送出的編號`, value: payment.orderno, code: true },
        { term: t`金額`, value: formatTwd(payment.amount) },
        { term: t`方式`, value: methodOf(payment.method, payment.method === 'TRANSFER') || payment.method },
        { term: t`入帳時間`, value: formatTime(payment.paid_at) },
        { term: t`付款銀行`, value: payment.payer_bank },
        { term: t`帳號末五碼`, value: payment.payer_last_five, code: true },
      ]}
    />
  );
}

export function GoodsCard({ goods }: { goods: DeskOrderDetail['goods'] }) {
  const { t } = useLingui();
  const parts = { goods: t`商品`, gift: t`贈禮`, tier: t`首儲獎勵` };
  return (
    <Card>
      <SectionTitle>{t`送進遊戲的內容`}</SectionTitle>
      {goods.map((one) => (
        <p key={`${one.part} ${one.title}`} className={css.line}>
          <b>{parts[one.part]}</b>
          <span lang={contentLang}>{one.title}</span>
          <span className={css.facts}>
            {one.items.map(({ item_code, qty }) => (
              <span key={item_code}>{`${item_code} ×${qty}`}</span>
            ))}
          </span>
        </p>
      ))}
    </Card>
  );
}
