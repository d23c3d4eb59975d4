import type { DeskOrderDetail } from '@hub/contracts/topup';
import { contentLang } from '@hub/web';
import { useLingui } from '@lingui/react/macro';
import { useInvoiceWords } from '../use-invoice-words.ts';
import { FactCard } from './fact-card.tsx';

const content = (text: string) => text && <span lang={contentLang}>{text}</span>;

/** Whose order it is, and the invoice that was wished for; masked for who may not see buyers. */
export function BuyerCard({ buyer }: { buyer: DeskOrderDetail['buyer'] }) {
  const { t } = useLingui();
  const invoiceOf = useInvoiceWords();
  const { invoice, prize } = buyer;
  const [recipient, phone] = [prize?.recipient ?? '', prize?.phone ?? ''];
  return (
    <FactCard
      title={buyer.masked ? t`買家（已遮蔽，財務才看得到全部）` : t`買家`}
      facts={[
        { term: t`電子信箱`, value: buyer.email },
        { term: t`電話`, value: buyer.phone },
        { term: t`居住地`, value: content(buyer.area) },
        { term: t`生日`, value: buyer.birthday },
        { term: t`發票`, value: invoiceOf(invoice.option) },
        { term: t`捐贈碼`, value: invoice.love_code, code: true },
        { term: t`載具條碼`, value: invoice.carrier, code: true },
        { term: t`收件人`, value: content(invoice.recipient) },
        { term: t`寄送地址`, value: content([invoice.area, invoice.address].filter(Boolean).join(' ')) },
        { term: t`活動獎品收件人`, value: content(recipient && phone ? t`${recipient}（${phone}）` : recipient) },
        { term: t`活動獎品地址`, value: content(prize ? [prize.area, prize.address].filter(Boolean).join(' ') : '') },
      ]}
    />
  );
}
