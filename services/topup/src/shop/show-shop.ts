import { Injectable } from '@nestjs/common';
import { digitsOf, sentenceOf, taipeiIso, taipeiMonth, type Language, type RoleDigits } from '@hub/contracts/shared';
import {
  ATM_CEILING,
  buyerTexts,
  taiwanModes,
  type DonateView,
  type GameShopQuery,
  type GameShopView,
  type GiftView,
  type MaintenanceView,
  type ProductsQuery,
  type ProductsView,
} from '@hub/contracts/topup';
import { Db } from '@hub/nest-kit/db';
import type { Caller } from '@hub/nest-kit/http';
import { Rehearsals } from '../orders/rehearsal/rehearsals.ts';
import { listHtml, paragraphsHtml } from './as-html.ts';
import type { Product } from './setting-bodies.ts';
import { isUpcoming, isWithin, kindOf, mostOf, Shop, type ShopGame } from './shop.ts';
import { ShopSettings } from './shop-settings.ts';
import { textIn } from './text-in.ts';

type Character = Pick<GameShopQuery, 'server_id' | 'role_id'>;

const isoOrNull = (moment: string | null) => moment && taipeiIso(new Date(moment));

/** What players see of the shop. */
@Injectable()
export class ShowShop {
  constructor(
    private readonly db: Db,
    private readonly shop: Shop,
    private readonly settings: ShopSettings,
    private readonly rehearsals: Rehearsals,
  ) {}

  async maintenance(language: Language): Promise<MaintenanceView> {
    const said = await this.settings.body('maintenance');
    if (!said?.on) return { msg: '', bulletin: '', until: null };
    return { msg: 'OK', bulletin: paragraphsHtml(textIn(said, 'bulletin', language)), until: isoOrNull(said.until) };
  }

  async game(id: string, query: GameShopQuery, caller: Caller): Promise<GameShopView> {
    const { language } = caller;
    const rehearsal = await this.rehearsals.isAsked(caller, id, query.rehearsal);
    const game = await this.shop.game(id, language, rehearsal);
    const { rules, min_amount, role_digits, service_hours } = game;
    const [bank, event_optin, first_topup] = await Promise.all([
      this.bank(game),
      this.eventOptIn(id, language),
      this.firstTopup(id, query, language),
    ]);
    const { banner, heading, notices } = flowOf(game, query, language);
    return {
      tw: rehearsal ? taiwanModes.purchase : rules.tw,
      os: rules.os,
      min_amount,
      qty_max: rules.qty_max,
      ...digitRule(role_digits, language),
      role_digits,
      confirm_role: rules.confirm_role,
      service_hours,
      third_party_link: rules.third_party_link,
      chooser_until: isoOrNull(rules.chooser_until),
      bank,
      event_optin,
      first_topup,
      banner,
      heading,
      notices,
      atm_max: ATM_CEILING,
    };
  }

  async products(id: string, query: ProductsQuery, caller: Caller): Promise<ProductsView> {
    const { language } = caller;
    const { report_type = '1' } = query;
    const rehearsal = await this.rehearsals.isAsked(caller, id, query.rehearsal);
    const game = await this.shop.game(id, language, rehearsal);
    const now = new Date();
    const products = await this.shop.products(game, report_type, now);
    const isPaidByNumber = report_type === '1' && kindOf(game, report_type) === 'purchase';
    return {
      products: products.map((product) => ({
        product_id: product.product_id,
        title: textIn(product, 'title', language),
        product_desc: textIn(product, 'product_desc', language),
        price: product.price,
        qty_most: mostOf(game, product),
        gold: product.gold,
        free_golds: product.free_golds,
        state: stateOf(product, now),
        starts_at: isUpcoming(product, now) ? isoOrNull(product.starts_at) : null,
        card_only: isPaidByNumber && product.price > ATM_CEILING,
      })),
    };
  }

  async gift(id: string, language: Language): Promise<GiftView> {
    await this.shop.game(id, language);
    const gift = await this.settings.body('gift', id);
    if (!gift) return { gift: null };
    return { gift: { items: listHtml(gift.lines.map((line) => textIn(line, 'text', language))), rules: gift.rules } };
  }

  async donate(language: Language): Promise<DonateView> {
    const { codes = [] } = (await this.settings.body('love_codes')) ?? {};
    return { donate_option: Object.fromEntries(codes.map((row) => [row.code, textIn(row, 'name', language)])) };
  }

  /** Of the game, or of the site. */
  private async bank(game: ShopGame): Promise<GameShopView['bank']> {
    if (kindOf(game, '1') !== 'transfer') return null;
    return (await this.settings.body('bank', game.game_id)) ?? (await this.settings.body('bank'));
  }

  private async eventOptIn(id: string, language: Language): Promise<GameShopView['event_optin']> {
    const campaign = await this.settings.body('campaign', id);
    return (
      campaign && {
        open: isWithin(campaign, new Date()),
        title: textIn(campaign, 'title', language),
        start: taipeiIso(new Date(campaign.starts_at)),
        end: taipeiIso(new Date(campaign.ends_at)),
      }
    );
  }

  private async firstTopup(id: string, who: Character, language: Language): Promise<GameShopView['first_topup']> {
    const { tiers = [] } = (await this.settings.body('tiers', id)) ?? {};
    const had = tiers.length > 0 ? await this.hadThisMonth(id, who) : new Set();
    return tiers.map((tier) => ({
      amount: tier.amount,
      title: textIn(tier, 'title', language),
      available: !had.has(tier.amount),
    }));
  }

  private async hadThisMonth(id: string, { server_id, role_id }: Character): Promise<Set<number>> {
    if (!server_id || !role_id) return new Set();
    const rows = await this.db.source.query<{ amount: number }[]>(
      'SELECT amount FROM tier_claim WHERE game_id = ? AND server_id = ? AND role_id = ? AND month = ?',
      [id, server_id, role_id, taipeiMonth(new Date())],
    );
    return new Set(rows.map(({ amount }) => amount));
  }
}

function flowOf({ rules }: ShopGame, { report_type }: GameShopQuery, language: Language) {
  const { banner, notices, ...page } = report_type === '2' ? rules.overseas : rules.taiwan;
  return {
    banner,
    heading: textIn(page, 'heading', language),
    notices: notices.map((notice) => textIn(notice, 'text', language)),
  };
}

function digitRule(digits: RoleDigits | null, language: Language) {
  if (!digits) return { role_id_pattern: '', role_id_message: '' };
  const { digits_least: least, digits_most: most } = digits;
  return {
    role_id_pattern: least === most ? `^\\d{${least}}$` : `^\\d{${least},${most}}$`,
    role_id_message: sentenceOf(buyerTexts, 'BUYER_ROLE_DIGITS', language, { digits: digitsOf(digits) }),
  };
}

function stateOf(product: Product, now: Date) {
  if (isUpcoming(product, now)) return 'upcoming';
  return product.sold_out ? 'sold_out' : 'on_sale';
}
