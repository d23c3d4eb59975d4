import { object, string, type InferType } from 'yup';
import { blankable } from '../shared/blankable.ts';
import { MACHINE_ID } from '../shared/game-of-query.ts';
import { listOf, oneOf, part, text, textOrNull, textsByName, view, whole, yesNo } from '../shared/view.ts';
import { rehearsal } from './rehearsal.ts';
import { reportTypes } from './states.ts';

/** What an account number for ATM and WebATM can be paid with, in TWD. */
export const ATM_CEILING = 49_999;

const reportType = () => blankable(string().oneOf([...reportTypes], 'FIELD_INVALID'));

/** `report_type`: the flow that is looked at, Taiwan’s without. `rehearsal`: that of the test page. `server_id`, `role_id`: whose bonuses of the month are still open. */
export const gameShopQuery = object({
  report_type: reportType(),
  rehearsal: rehearsal(),
  server_id: blankable(string().trim().matches(MACHINE_ID, 'FIELD_INVALID')),
  role_id: blankable(
    string()
      .trim()
      .matches(/^\d{1,20}$/, 'FIELD_INVALID'),
  ),
});
export type GameShopQuery = InferType<typeof gameShopQuery>;

export const productsQuery = object({ report_type: reportType(), rehearsal: rehearsal() });
export type ProductsQuery = InferType<typeof productsQuery>;

/** `bulletin`: clean HTML. `until`: when it is expected to end, for the page to say. */
export const maintenanceView = view('Maintenance', {
  msg: oneOf('OK', ''),
  bulletin: text(),
  until: textOrNull(),
});
export type MaintenanceView = InferType<typeof maintenanceView>;

export const bankView = part({
  bank_name: text(),
  bank_code: text(),
  branch: text(),
  account_no: text(),
  holder: text(),
});
export type BankView = InferType<typeof bankView>;

export const firstTopupView = part({ amount: whole(), title: text(), available: yesNo() });
export type FirstTopupView = InferType<typeof firstTopupView>;

/**
 * `tw`: one of `taiwanModes`; `os`: 1 where players outside Taiwan may order. `role_id_pattern`, `role_id_message`: '' where nobody set one.
 * `confirm_role`: the name comes from the game. `chooser_until`: the last moment of the page that asks for the region, null for always.
 * `bank`: of reported transfers, null elsewhere. `event_optin`: null where the game has none. `first_topup`: `available` of this
 * character and this month. `banner`: an address of this site, or ''. `atm_max`: what costs more is paid by card.
 */
export const gameShopView = view('GameShop', {
  tw: whole(),
  os: whole(),
  min_amount: whole(),
  qty_max: whole(),
  role_id_pattern: text(),
  role_id_message: text(),
  role_digits: part({ digits_least: whole(), digits_most: whole() }).nullable(),
  confirm_role: yesNo(),
  service_hours: text(),
  third_party_link: text(),
  chooser_until: textOrNull(),
  bank: bankView.nullable(),
  event_optin: part({ open: yesNo(), title: text(), start: text(), end: text() }).nullable(),
  first_topup: listOf(firstTopupView),
  banner: text(),
  heading: text(),
  notices: listOf(text()),
  atm_max: whole(),
});
export type GameShopView = InferType<typeof gameShopView>;

/** `upcoming`: sold from `starts_at` on. */
export const productStates = ['on_sale', 'sold_out', 'upcoming'] as const;
export type ProductState = (typeof productStates)[number];

/** `price`: of one, in TWD. `qty_most`: in one order. `card_only`: above what an account number can be paid with. */
export const productView = part({
  product_id: whole(),
  title: text(),
  product_desc: text(),
  price: whole(),
  qty_most: whole(),
  gold: whole(),
  free_golds: whole(),
  state: oneOf(...productStates),
  starts_at: textOrNull(),
  card_only: yesNo(),
});
export type ProductView = InferType<typeof productView>;
export const productsView = view('Products', { products: listOf(productView) });
export type ProductsView = InferType<typeof productsView>;

/** `items`: clean HTML of one gift. `rules`: how many times an amount brings it (`giftTimes`). */
export const giftView = view('Gift', {
  gift: part({ items: text(), rules: listOf(part({ min: whole(), times: whole() })) }).nullable(),
});
export type GiftView = InferType<typeof giftView>;

/** Love codes and whom they are of. */
export const donateView = view('Donate', { donate_option: textsByName() });
export type DonateView = InferType<typeof donateView>;
