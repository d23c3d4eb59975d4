import { formatTwd } from '@hub/contracts/shared';
import { giftTimes, tierOf, type GameShopView, type GiftView } from '@hub/contracts/topup';
import { Card, SectionTitle, SiteLink, Stack } from '@hub/web';
import { DescriptionList, type DescriptionItem } from '@hub/web/parts';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Product } from '../flow/shop.api.ts';
import css from './order-card.module.css';

type Props = {
  product: Product | undefined;
  qty: string;
  amount: number;
  tiers: GameShopView['first_topup'];
  gift: GiftView['gift'] | undefined;
  children?: ReactNode;
};

const figures = new Intl.NumberFormat('zh-TW');

/** What is about to be ordered, and what it costs. */
export function OrderCard({ product, qty, amount, tiers, gift, children }: Props) {
  const { t } = useLingui();
  const tier = tierOf(tiers, amount);
  const times = gift ? giftTimes(gift.rules, amount) : 0;
  const facts: DescriptionItem[] = product
    ? [
        { term: t`商品`, value: product.title },
        ...(product.free_golds > 0 ? [{ term: t`加贈`, value: figures.format(product.free_golds) }] : []),
        ...(tier?.available ? [{ term: t`首儲禮`, value: tier.title }] : []),
        ...(times > 0 ? [{ term: t`贈禮`, value: `×${times}` }] : []),
        { term: t`數量`, value: qty },
      ]
    : [];
  return (
    <Card>
      <Stack gap="tight">
        <SectionTitle>
          <Trans>訂單內容</Trans>
        </SectionTitle>
        {product ? (
          <DescriptionList facts={facts} />
        ) : (
          <p>
            <Trans>還沒有選擇商品</Trans>
          </p>
        )}
        <p className={css.amount}>
          <span>
            <Trans>應付金額</Trans>
          </span>
          <b>{formatTwd(amount)}</b>
        </p>
        <RefundWords />
        {children}
      </Stack>
    </Card>
  );
}

export function RefundWords() {
  return (
    <p className={css.terms}>
      <Trans>
        須年滿 18 歲。除依法令及會員服務條款外，付款後恕不退換。
        <SiteLink to="/member/complete_agreement#refund">退費辦法</SiteLink>
      </Trans>
    </p>
  );
}
