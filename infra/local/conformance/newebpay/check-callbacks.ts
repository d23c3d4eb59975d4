import { paymentCalls } from '@hub/contracts/topup';
import { formEncoded } from '../../../../services/topup/src/newebpay/form-encoding.ts';
import { encryptTrade, tradeSha } from '../../../../services/topup/src/newebpay/trade-cipher.ts';
import { randomCode } from '@hub/nest-kit/crypto';
import { must, Wrong } from '../expect-answer.ts';
import type { ShopCheck } from './shop-check.ts';
import type { ShopWish } from './shop-wish.ts';

const LONGEST = 200;
const LONGEST_BEFORE_2 = 50;
const WEB_PORTS = ['', '80', '443'];

const pathsOf = () => Object.values(paymentCalls).map(({ path }) => path);
const NOTICES = paymentCalls.takeNotice.path;

const STRAIGHT =
  'Only 200 counts as taken: no redirect (http to https, a slash at the end), no login, no bot rule, no CSRF check may stand before this path.';

export const callbackChecks: ShopCheck[] = [
  {
    id: 'callbacks',
    title: 'gives the provider addresses that it takes',
    hint: 'PUBLIC_URL is https on port 443 (or http on 80), and short enough for the version.',
    run: ({ publicUrl, version, isLocal }) => {
      const { protocol, port } = new URL(publicUrl);
      const longest = Number(version) < 2 ? LONGEST_BEFORE_2 : LONGEST;
      for (const path of pathsOf()) {
        const url = `${publicUrl}${path}?o=T0000000000000000`;
        must(url.length <= longest, `${url} has ${url.length} signs, version ${version} takes ${longest}`);
      }
      must(isLocal || protocol === 'https:', `PUBLIC_URL is of ${protocol}: a notice would be readable on its way`);
      must(isLocal || WEB_PORTS.includes(port), `port ${port} is not called by the provider`);
    },
  },
  {
    id: 'refuses-others',
    title: 'refuses a notice that somebody else signed',
    hint: `Expected 400. ${STRAIGHT}`,
    run: async (shop) => {
      const form = messageOf(shop);
      const { status } = await post(shop, {
        ...form,
        TradeSha: form.TradeSha.replace(/^./, (sign) => (sign === 'A' ? 'B' : 'A')),
      });
      must(status === 400, `the site answers ${status}`);
    },
  },
  {
    id: 'takes-ours',
    title: 'takes a notice that is signed with these keys',
    hint: `Expected 200. 400: topup runs with other keys than the ones given here. ${STRAIGHT}`,
    run: async (shop) => {
      const { status } = await post(shop, messageOf(shop));
      must(status === 200, `the site answers ${status}`);
    },
  },
];

/** A number to pay to of an order that nobody made: signed, taken, and without any effect. */
function messageOf({ merchant, version }: ShopWish) {
  const TradeInfo = encryptTrade(
    merchant,
    formEncoded({
      Status: 'SUCCESS',
      Message: 'conformance',
      MerchantID: merchant.id,
      Amt: 1,
      TradeNo: '00000000000000000',
      MerchantOrderNo: `C${randomCode(16)}`,
      PaymentType: 'VACC',
      ExpireDate: '2000-01-01',
      ExpireTime: '23:59:59',
      BankCode: '000',
      CodeNo: 'Conformance',
    }),
  );
  const TradeSha = tradeSha(merchant, TradeInfo);
  return { Status: 'SUCCESS', MerchantID: merchant.id, Version: version, TradeInfo, TradeSha };
}

function post({ publicUrl, timeoutMs }: ShopWish, form: Record<string, string>): Promise<Response> {
  const signal = AbortSignal.timeout(timeoutMs);
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const body = formEncoded(form);
  return fetch(publicUrl + NOTICES, { method: 'POST', headers, body, redirect: 'manual', signal }).catch(
    (error: Error) => {
      throw new Wrong(`no answer: ${(error.cause as { code?: string } | undefined)?.code ?? error.name}`);
    },
  );
}
