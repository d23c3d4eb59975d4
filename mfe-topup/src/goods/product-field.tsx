import { formatTwd } from '@hub/contracts/shared';
import { giftTimes, tierOf, type FirstTopupView, type GiftRule } from '@hub/contracts/topup';
import type { ContractForm } from '@hub/forms';
import { Badge, ContentText, formatTime, GiftIcon } from '@hub/web';
import { FieldGroup } from '@hub/web/parts';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Product } from '../flow/shop.api.ts';
import type { GoodsValues } from './goods-values.ts';
import css from './product-field.module.css';

type Props<V extends GoodsValues> = {
  form: ContractForm<V>;
  products: readonly Product[];
  tiers: readonly FirstTopupView[];
  gifts: readonly GiftRule[];
};

/** One card for each package; what cannot be bought now keeps its place and says why. */
export function ProductField<V extends GoodsValues>({ form, products, tiers, gifts }: Props<V>) {
  const { t } = useLingui();
  const id = form.fieldId('productId');
  const error = form.errors.productId;
  const first = products.find(({ state }) => state === 'on_sale') ?? products[0];
  const choose = (product: Product) => {
    form.change('productId', String(product.product_id) as V['productId']);
    form.change('qty', '1' as V['qty']);
    form.forget('wireAmount');
  };
  return (
    <FieldGroup id={id} legend={t`選擇商品`} error={error}>
      <div className={css.cards}>
        {products.map((product) => (
          <label key={product.product_id} className={css.card}>
            <input
              type="radio"
              id={product === first ? id : undefined}
              className={css.radio}
              name="productId"
              value={product.product_id}
              checked={form.values.productId === String(product.product_id)}
              disabled={product.state !== 'on_sale'}
              aria-invalid={error === undefined ? undefined : true}
              onChange={() => choose(product)}
            />
            <span className={css.words}>
              <span className={css.head}>
                <span className={css.title}>
                  <ContentText>{product.title}</ContentText>
                </span>
                <span className={css.price}>{formatTwd(product.price)}</span>
              </span>
              {product.product_desc && (
                <span className={css.more}>
                  <ContentText>{product.product_desc}</ContentText>
                </span>
              )}
              <Tags product={product} tiers={tiers} gifts={gifts} />
            </span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}

const figures = new Intl.NumberFormat('zh-TW');

function Tags({ product, tiers, gifts }: Pick<Props<GoodsValues>, 'tiers' | 'gifts'> & { product: Product }) {
  const { t } = useLingui();
  const tier = tierOf(tiers, product.price);
  const times = giftTimes(gifts, product.price);
  const free = figures.format(product.free_golds);
  const from = product.starts_at === null ? '' : formatTime(product.starts_at);
  if (product.state === 'upcoming') return <span className={css.more}>{t`${from} 開放購買`}</span>;
  if (product.state === 'sold_out') return <span className={css.more}>{t`目前已售完`}</span>;
  return (
    <span className={css.tags}>
      {product.free_golds > 0 && <span className={css.more}>{t`加贈 ${free}`}</span>}
      {tier && (
        <Badge kind={tier.available ? 'game' : 'ok'} icon={tier.available ? null : undefined}>
          {tier.available ? <ContentText>{tier.title}</ContentText> : t`本月首儲已領`}
        </Badge>
      )}
      {times > 0 && (
        <Badge kind="warn" icon={<GiftIcon />}>
          <Trans>贈禮 ×{times}</Trans>
        </Badge>
      )}
      {product.card_only && (
        <Badge kind="neutral">
          <Trans>限信用卡</Trans>
        </Badge>
      )}
    </span>
  );
}
