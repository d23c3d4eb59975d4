import { formatTwd } from '@hub/contracts/shared';
import { overseasAreas } from '@hub/contracts/topup';
import { ContentText, useGetGamesQuery } from '@hub/web';
import { useLingui } from '@lingui/react/macro';
import { useOverseasNames } from '../buyer/area-fields.tsx';
import type { BuyerValues } from '../buyer/buyer-values.ts';
import type { Flow } from '../flow/flow.ts';
import { useDonateQuery } from '../flow/shop.api.ts';
import { amountOf, chosenProduct, type PurchaseValues, type TransferValues } from '../goods/goods-values.ts';
import type { Goods } from '../goods/use-goods.ts';
import { useInvoiceNames } from '../use-payment-names.ts';
import css from './check.module.css';
import type { CheckRow } from './check-rows.tsx';

export type OrderValues = PurchaseValues & TransferValues;

export function useBuyerRows({ game }: Flow, buyer: BuyerValues): CheckRow[] {
  const { t } = useLingui();
  const { data: games = [] } = useGetGamesQuery();
  const places = useOverseasNames();
  const servers = games.find(({ game_id }) => game_id === game)?.servers ?? [];
  const server = servers.find(({ server_id }) => server_id === buyer.serverId)?.server_name ?? buyer.serverId;
  const abroad = overseasAreas.find((area) => area === buyer.area);
  const sexes: Record<string, string> = { x: t`不公開`, m: t`男`, f: t`女` };
  return [
    { name: 'serverId', term: t`伺服器`, value: <ContentText>{server}</ContentText> },
    { name: 'roleId', term: t`角色`, value: `${buyer.charName} ${buyer.roleId}` },
    { name: 'email', term: t`電子信箱`, value: buyer.email },
    { name: 'userPhone', term: t`手機號碼`, value: buyer.userPhone },
    { name: 'buyerArea', term: t`居住地區`, value: abroad ? places[abroad] : buyer.area },
    { name: 'gender', term: t`性別`, value: sexes[buyer.gender] ?? '' },
    { name: 'birthday', term: t`生日`, value: buyer.birthday.replaceAll('-', '/') },
  ];
}

export function useOrderRows({ way }: Flow, goods: Goods, values: OrderValues): CheckRow[] {
  const { t } = useLingui();
  const product = chosenProduct(goods.products, values.productId);
  const rows: CheckRow[] = [
    { name: 'productId', term: t`商品`, value: product ? <ContentText>{product.title}</ContentText> : '' },
    { name: 'qty', term: t`數量`, value: values.qty },
    {
      name: 'wireAmount',
      term: t`應付金額`,
      value: <b className={css.amount}>{formatTwd(amountOf(goods.products, values))}</b>,
    },
  ];
  if (way === 'purchase') return rows;
  return [
    ...rows,
    { name: 'wireCode', term: t`匯款帳號末五碼`, value: values.wireCode },
    { name: 'wireTime', term: t`匯款時間`, value: values.wireTime.replaceAll('-', '/').replace('T', ' ') },
    { name: 'bankName', term: t`匯出銀行`, value: values.bankName },
    { name: 'wireName', term: t`匯款人姓名`, value: values.wireName },
    { name: 'note', term: t`備註`, value: values.note },
  ];
}

export function useInvoiceRows({ way }: Flow, values: OrderValues): CheckRow[] {
  const { t } = useLingui();
  const names = useInvoiceNames();
  const { data: units = {} } = useDonateQuery(undefined, { skip: values.invoiceOption !== 'donate' });
  const rows: CheckRow[] = [{ name: 'invoiceOption', term: t`發票的方式`, value: names(values.invoiceOption) }];
  if (values.invoiceOption === 'donate')
    rows.push({ name: 'loveCode', term: t`捐贈單位`, value: units[values.loveCode] ?? values.loveCode });
  if (values.invoiceOption === 'mobile' || values.invoiceOption === 'citizen')
    rows.push({ name: 'carrierNum', term: t`條碼`, value: values.carrierNum.toUpperCase() });
  if (values.invoiceOption === 'paper') {
    rows.push(
      { name: 'recipient', term: t`收件人`, value: values.recipient },
      { name: 'area', term: t`寄送地區`, value: values.area },
      { name: 'address', term: t`寄送地址`, value: values.address },
    );
  }
  if (way === 'purchase' && values.eventCheck === 'true') {
    rows.push(
      { name: 'eventCheck', term: t`活動`, value: t`參加` },
      { name: 'eventRecipient', term: t`獎品收件人`, value: values.eventRecipient },
      { name: 'eventArea', term: t`獎品寄送地區`, value: values.eventArea },
      { name: 'eventAddress', term: t`獎品寄送地址`, value: values.eventAddress },
      { name: 'eventPhone', term: t`收件人電話`, value: values.eventPhone },
    );
  }
  return rows;
}
