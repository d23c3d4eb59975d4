import { knownPlaces, usePostalCodesQuery } from '@hub/forms';
import type { GiftView } from '@hub/contracts/topup';
import { buyerFields } from '../buyer/buyer-values.ts';
import type { Flow } from '../flow/flow.ts';
import { loadPart } from '../flow/order-work.ts';
import { useGameShopQuery, useGiftQuery, useProductsQuery } from '../flow/shop.api.ts';
import type { GoodsRules } from './goods-values.ts';

export type Goods = GoodsRules & { gift: GiftView['gift'] | undefined };
type Asked = { goods?: Goods; error: unknown; busy: boolean; retry: () => void };

/** What is on sale, and what it brings this character. Prices are asked for anew each time. */
export function useGoods(flow: Flow): Asked {
  const { game, type, shop, rehearsal } = flow;
  const shown = { game_id: game, report_type: type, rehearsal };
  const { serverId, roleId } = loadPart(flow, 'buyer', buyerFields) ?? {};
  const products = useProductsQuery(shown, { refetchOnMountOrArgChange: true });
  const gift = useGiftQuery(game);
  const own = useGameShopQuery({ ...shown, server_id: serverId, role_id: roleId }, { refetchOnMountOrArgChange: true });
  const { data: codes } = usePostalCodesQuery();
  // A bonus that cannot be read is not promised, and holds nobody up.
  const goods = products.data && { shop: own.data ?? { ...shop, first_topup: [] }, products: products.data };
  return {
    goods: goods && { ...goods, places: knownPlaces(codes), gift: gift.data },
    error: products.data ? undefined : products.error,
    busy: products.isFetching,
    retry: () => void products.refetch(),
  };
}
