import { Injectable } from '@nestjs/common';
import type { TopupGame } from '@hub/contracts/catalog';
import type { Language } from '@hub/contracts/shared';
import { taiwanModes, type OrderKind, type OrderRules, type ReportType } from '@hub/contracts/topup';
import { CatalogGames } from '../clients/catalog-games.ts';
import { mostAtOnce, priceOrder, type PricedOrder } from './price-order.ts';
import type { Product, SettingBody } from './setting-bodies.ts';
import { gameAbsent, productGone, tooMany, topupClosed, topupPaused } from './shop.errors.ts';
import { ShopSettings } from './shop-settings.ts';
import { textIn } from './text-in.ts';

/** As catalog knows it, and by what it is sold. `rehearsal`: for orders of the test page. */
export type ShopGame = TopupGame & { rules: SettingBody<'game'>; rehearsal: boolean };
export type Chosen = { game: ShopGame; reportType: ReportType; productId: number; qty: number; language: Language };
/** `product`: its name in the buyer’s language. */
export type Quote = PricedOrder & { product: string };

const closed: SettingBody<'game'> = {
  tw: taiwanModes.closed,
  os: 0,
  qty_max: 1,
  confirm_role: false,
  chooser_until: null,
  third_party_link: '',
  taiwan: { banner: '', heading: '', heading_hk: '', heading_en: '', notices: [] },
  overseas: { banner: '', heading: '', heading_hk: '', heading_en: '', notices: [] },
};

/** How orders of a flow are paid; null where there are none. What is rehearsed is the provider, also before a game opens. */
export function kindOf(
  { rules, rehearsal }: Pick<ShopGame, 'rules' | 'rehearsal'>,
  reportType: ReportType,
): OrderKind | null {
  if (rehearsal) return reportType === '1' ? 'purchase' : null;
  if (reportType === '2') return rules.os === 1 ? 'purchase' : null;
  if (rules.tw === taiwanModes.closed) return null;
  return rules.tw === taiwanModes.transfer ? 'transfer' : 'purchase';
}

export const rulesOf = ({ min_amount, rules }: ShopGame): OrderRules => ({
  minAmount: min_amount,
  qtyMax: rules.qty_max,
});

/** What is sold, for how much and to whom, at this moment. */
@Injectable()
export class Shop {
  constructor(
    private readonly settings: ShopSettings,
    private readonly games: CatalogGames,
  ) {}

  /** Throws 404 for a game that is unknown or hidden, `ServiceUnavailable` where nobody knows. */
  async game(id: string, language: Language, rehearsal = false): Promise<ShopGame> {
    const found = await this.games.find(id, language);
    if (!found) throw gameAbsent();
    return { ...found, rules: (await this.settings.body('game', id)) ?? closed, rehearsal };
  }

  /** Throws 503 during maintenance. */
  async demandOpen(): Promise<void> {
    if (await this.isPaused()) throw topupPaused();
  }

  async isPaused(): Promise<boolean> {
    return (await this.settings.body('maintenance'))?.on === true;
  }

  /** How such an order is paid. Throws 403 where the flow is not open. */
  demandKind(game: ShopGame, reportType: ReportType): OrderKind {
    const kind = kindOf(game, reportType);
    if (!kind) throw topupClosed();
    return kind;
  }

  /** Of a flow that is open, what can be bought in its window, or is announced; also what is sold out. */
  async products(game: ShopGame, reportType: ReportType, now = new Date()): Promise<Product[]> {
    if (!kindOf(game, reportType)) return [];
    const { products = [] } = (await this.settings.body('products', game.game_id)) ?? {};
    return products.filter(
      (product) =>
        product.regions.includes(reportType) &&
        (product.ends_at === null || new Date(product.ends_at) >= now) &&
        product.price * mostOf(game, product) >= game.min_amount,
    );
  }

  /** What this costs and brings now. Throws 400 for what is not on sale. */
  async quote({ game, reportType, productId, qty, language }: Chosen, now = new Date()): Promise<Quote> {
    const product = (await this.products(game, reportType, now)).find((one) => one.product_id === productId);
    if (!product || product.sold_out || isUpcoming(product, now)) throw productGone();
    const most = mostOf(game, product);
    if (qty > most) throw tooMany(most);
    const [gift, tiers] = await Promise.all([
      this.settings.body('gift', game.game_id),
      this.settings.body('tiers', game.game_id),
    ]);
    const priced = priceOrder({ product, qty, gift, tiers: tiers?.tiers ?? [] });
    return { ...priced, product: textIn(product, 'title', language) };
  }

  /** May somebody take part in the game’s event now by leaving an address? */
  async optInOpen(game: string, now = new Date()): Promise<boolean> {
    const campaign = await this.settings.body('campaign', game);
    return campaign !== null && isWithin(campaign, now);
  }

  async hasLoveCode(code: string): Promise<boolean> {
    const known = await this.settings.body('love_codes');
    return known?.codes.some((one) => one.code === code) ?? false;
  }
}

/** Of one product in one order. */
export const mostOf = ({ rules }: Pick<ShopGame, 'rules'>, product: Product): number =>
  mostAtOnce(product, rules.qty_max);

export const isUpcoming = ({ starts_at }: Pick<Product, 'starts_at'>, now: Date): boolean =>
  starts_at !== null && new Date(starts_at) > now;

export const isWithin = ({ starts_at, ends_at }: SettingBody<'campaign'>, now: Date): boolean =>
  new Date(starts_at) <= now && now <= new Date(ends_at);
