import { array, boolean, number, object, string, type AnyObject, type InferType, type ObjectSchema } from 'yup';
import { BULLETIN_MAX, reportTypes } from '@hub/contracts/topup';
import { mailItem } from '@hub/contracts/partner';
import { translated, TWD_MAX } from '@hub/contracts/shared';
import { fitsOneMail } from './mail-lines.ts';
import type { SettingKind } from './setting.entity.ts';

/** Of a mail in the game. */
const TITLE_MAX = 60;
const LINE_MAX = 200;

const amount = () => number().strict().integer().min(0).max(TWD_MAX).required();
const moment = () => string().matches(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{3})?(Z|\+08:00)$/);
const words = (name: string, max: number) => ({ [name]: string().max(max).required(), ...translated(name, max) });
const title = { title: string().max(TITLE_MAX).required(), ...translated('title', TITLE_MAX) };
const items = () => array(mailItem.required()).min(1).max(10).required();
const lines = () =>
  array(object({ text: string().max(LINE_MAX).required(), ...translated('text', LINE_MAX) })).required();

const page = () =>
  object({
    banner: string()
      .matches(/^\/(?!\/)/, { excludeEmptyString: true })
      .default(''),
    heading: string().max(TITLE_MAX).default(''),
    ...translated('heading', TITLE_MAX),
    notices: lines(),
  });

const product = object({
  product_id: number().strict().integer().min(1).required(),
  ...title,
  product_desc: string().max(LINE_MAX).default(''),
  ...translated('product_desc', LINE_MAX),
  price: amount().min(1),
  gold: amount(),
  free_golds: amount(),
  regions: array(
    string()
      .oneOf([...reportTypes])
      .required(),
  )
    .min(1)
    .required(),
  starts_at: moment().nullable().default(null),
  ends_at: moment().nullable().default(null),
  sold_out: boolean().default(false),
  items: items(),
});

const once = <Row>(rows: readonly Row[] | undefined, of: (row: Row) => unknown) =>
  !rows || new Set(rows.map(of)).size === rows.length;

/** `tw`: one of `taiwanModes`; `os`: 1 is open. */
const game = object({
  tw: number().oneOf([0, 1, 2]).required(),
  os: number().oneOf([0, 1]).required(),
  qty_max: number().strict().integer().min(1).max(99).required(),
  confirm_role: boolean().required(),
  chooser_until: moment().nullable().default(null),
  third_party_link: string()
    .matches(/^https:/, { excludeEmptyString: true })
    .default(''),
  taiwan: page(),
  overseas: page(),
});

const products = object({
  products: array(product.required())
    .required()
    .test('once', 'a product stands twice', (rows) => once(rows, ({ product_id }) => product_id)),
});

/** `rules`: see `giftTimes`. `lines`: of one gift, as players read them; `items`: as the game knows it. */
const gift = object({
  ...title,
  lines: lines(),
  rules: array(object({ min: amount(), times: number().strict().integer().min(1).max(10).required() })).required(),
  items: items(),
}).test('one-mail', 'the gift is more than one mail takes', ({ items, rules }) =>
  (rules ?? []).every(({ times }) => fitsOneMail(items ?? [], times)),
);

/** Each amount once for a character and month. */
const tiers = object({
  tiers: array(object({ amount: amount().min(1), ...title, items: items() }))
    .required()
    .test('once', 'an amount stands twice', (rows) => once(rows, (row) => row.amount)),
});

/** One that players take part in by leaving an address. */
const campaign = object({ ...title, starts_at: moment().required(), ends_at: moment().required() });

const bank = object({
  bank_name: string().max(32).required(),
  bank_code: string()
    .matches(/^\d{3}$/)
    .required(),
  branch: string().max(32).default(''),
  account_no: string()
    .matches(/^[\d-]{6,20}$/)
    .required(),
  holder: string().max(60).required(),
});

const loveCodes = object({
  codes: array(
    object({
      code: string()
        .matches(/^\d{3,7}$/)
        .required(),
      ...words('name', TITLE_MAX),
    }),
  )
    .required()
    .test('once', 'a code stands twice', (rows) => once(rows, ({ code }) => code)),
});

const maintenance = object({
  on: boolean().required(),
  bulletin: string().max(BULLETIN_MAX).default(''),
  ...translated('bulletin', BULLETIN_MAX),
  until: moment().nullable().default(null),
});

/** Of money that came after an order had ended: it brings its goods, or waits for a person. */
const late = object({
  policy: string()
    .oneOf(['grant', 'hold'] as const)
    .required(),
});

export const settingBodies = {
  game,
  products,
  gift,
  tiers,
  campaign,
  bank,
  love_codes: loveCodes,
  maintenance,
  late,
} satisfies Record<SettingKind, ObjectSchema<AnyObject>>;

export type SettingBody<K extends SettingKind> = InferType<(typeof settingBodies)[K]>;
export type Product = SettingBody<'products'>['products'][number];
export type Gift = SettingBody<'gift'>;
export type Tier = SettingBody<'tiers'>['tiers'][number];
