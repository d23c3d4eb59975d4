import { parseArgs } from 'node:util';
import type { Merchant } from '../../../../services/topup/src/newebpay/trade-cipher.ts';
import { inLocal } from '../../boot/places.mjs';
import { Refusal } from '../../boot/say.mjs';
import { keysIn } from '../../data/keys.ts';
import { LOCAL_SHOP } from '../../data/service-env.ts';
import { usualPorts } from '../../data/service-list.ts';

/** A shop to look at. `site`: the provider. `publicUrl`: where its callbacks come. `page`: a file for a form to try by hand. */
export type ShopWish = {
  site: string;
  merchant: Merchant;
  version: string;
  publicUrl: string;
  isLocal: boolean;
  page: string;
  amount: number;
  json: boolean;
  timeoutMs: number;
};

export const NEWEBPAY_USAGE = [
  'npm run -s conformance -- newebpay            with the settings of topup in the environment:',
  '  NEWEBPAY_SITE, NEWEBPAY_MERCHANT_ID, NEWEBPAY_HASH_KEY, NEWEBPAY_HASH_IV, NEWEBPAY_VERSION (2.0), PUBLIC_URL',
  'npm run -s conformance -- newebpay --local    what `npm start` has started here',
  '',
  '  --page pay.html   writes a page with a signed form of --amount (30) TWD, to be opened in a browser within two minutes;',
  '                    in the test area 4000-2211-1111-1111 pays it, and our site keeps its notice as a payment of no order',
  '  --json            the result as JSON; the exit code is 0 when all is right, 1 when not, 2 when it could not be looked at',
  '',
  'Asks the provider for one order that it cannot know; about twenty of those within an hour shut a shop out for four.',
];

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;
const options = { local: flag, json: flag, page: text, amount: text, 'timeout-ms': text };
type Env = Record<string, string | undefined>;

const local = (): Env => {
  const { newebpay } = keysIn(inLocal('keys.json'));
  return {
    NEWEBPAY_SITE: `http://127.0.0.1:${usualPorts.newebpay}`,
    NEWEBPAY_MERCHANT_ID: LOCAL_SHOP,
    NEWEBPAY_HASH_KEY: newebpay.hashKey,
    NEWEBPAY_HASH_IV: newebpay.hashIv,
    PUBLIC_URL: `http://localhost:${usualPorts.gateway}`,
  };
};

const needed = ['NEWEBPAY_SITE', 'NEWEBPAY_MERCHANT_ID', 'NEWEBPAY_HASH_KEY', 'NEWEBPAY_HASH_IV', 'PUBLIC_URL'];

/** Reads the command line and the settings. Throws `Refusal` with the usage. */
export function readShopWish(args: string[], env: Env): ShopWish {
  try {
    const { values } = parseArgs({ args, options });
    const isLocal = values.local ?? false;
    const given: Env = isLocal ? local() : env;
    const missing = needed.filter((name) => !given[name]);
    if (missing.length) throw new Error(`missing: ${missing.join(', ')}`);
    const of = (name: string) => given[name] ?? '';
    for (const name of ['NEWEBPAY_SITE', 'PUBLIC_URL'])
      if (!URL.canParse(of(name))) throw new Error(`${name} is no address`);
    return {
      site: of('NEWEBPAY_SITE'),
      merchant: { id: of('NEWEBPAY_MERCHANT_ID'), hashKey: of('NEWEBPAY_HASH_KEY'), hashIv: of('NEWEBPAY_HASH_IV') },
      version: given.NEWEBPAY_VERSION ?? '2.0',
      publicUrl: of('PUBLIC_URL').replace(/\/+$/, ''),
      isLocal,
      page: values.page ?? '',
      amount: Number(values.amount ?? 30),
      json: values.json ?? false,
      timeoutMs: Number(values['timeout-ms'] ?? 10_000),
    };
  } catch (error) {
    throw new Refusal((error as Error).message, '', ...NEWEBPAY_USAGE);
  }
}
