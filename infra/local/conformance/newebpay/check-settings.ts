import { isPublishedKey } from '../../../../services/topup/src/newebpay/published-keys.ts';
import { encryptTrade, openTrade, tradeSha } from '../../../../services/topup/src/newebpay/trade-cipher.ts';
import { vectors } from '../../../../services/topup/src/newebpay/trade-vectors.ts';
import { must } from '../expect-answer.ts';
import type { ShopCheck } from './shop-check.ts';

const hosts = ['core.newebpay.com', 'ccore.newebpay.com'];
const OURS = '12,000 方案（贈 600）+ & %';

export const settingChecks: ShopCheck[] = [
  {
    id: 'address',
    title: 'names the provider, by https',
    hint: 'NEWEBPAY_SITE is https://core.newebpay.com, or https://ccore.newebpay.com for the test area; no path.',
    run: ({ site, isLocal }) => {
      const { protocol, hostname, pathname } = new URL(site);
      must(pathname === '/', `the address has a path: ${pathname}`);
      if (isLocal) return;
      must(protocol === 'https:', `the address is of ${protocol}`);
      must(hosts.includes(hostname), `${hostname} is not the provider`);
    },
  },
  {
    id: 'keys',
    title: 'has a shop’s id and keys of the right length, and keys of its own',
    hint: 'Id, HashKey (32 signs) and HashIV (16) are shown at the provider under 商店資料設定; copy them without blanks.',
    run: ({ merchant, isLocal }) => {
      const { id, hashKey, hashIv } = merchant;
      must(/^MS\d{5,13}$/.test(id), `the id is ${id}`);
      must(/^[\x21-\x7e]{32}$/.test(hashKey), `the key has ${hashKey.length} signs`);
      must(/^[\x21-\x7e]{16}$/.test(hashIv), `the IV has ${hashIv.length} signs`);
      must(isLocal || !isPublishedKey(hashKey), 'the key stands in a document: everybody can sign with it');
    },
  },
  {
    id: 'version',
    title: 'speaks a version that the provider takes',
    hint: 'NEWEBPAY_VERSION is 1.5, 1.6, 2.0, 2.2 or 2.3; 2.0 as a rule, 2.3 for shops with the forced check of the payer’s account.',
    run: ({ version }) => must(['1.5', '1.6', '2.0', '2.2', '2.3'].includes(version), `the version is ${version}`),
  },
  {
    id: 'signs',
    title: 'signs and opens as the manual does, and with these keys',
    hint: 'Nothing that a setting mends: this build’s cipher is not the provider’s.',
    run: ({ merchant }) => {
      for (const known of vectors) {
        must(tradeSha(known.merchant, known.info) === known.sum, `another sum than the manual’s: ${known.name}`);
        const opened = openTrade(known.merchant, { TradeInfo: known.info, TradeSha: known.sum });
        must(opened === known.plain, `not opened as it was sealed: ${known.name}`);
      }
      const TradeInfo = encryptTrade(merchant, OURS);
      const opened = openTrade(merchant, { TradeInfo, TradeSha: tradeSha(merchant, TradeInfo) });
      must(opened === OURS, 'not opened as it was sealed, with the keys of this shop');
    },
  },
];
