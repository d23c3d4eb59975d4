import { connect, type PeerCertificate } from 'node:tls';
import { randomCode } from '@hub/nest-kit/crypto';
import { ProviderUnavailable, TradeApi } from '../../../../services/topup/src/newebpay/trade-api.ts';
import { must, Wrong } from '../expect-answer.ts';
import type { ShopCheck } from './shop-check.ts';
import type { ShopWish } from './shop-wish.ts';

const LEAST_DAYS = 14;
const DAY_MS = 86_400_000;
/** The provider takes what is two minutes old; half of it is for the way. */
const MOST_APART_S = 60;

const hints: Record<string, string> = {
  TRA10001: 'The provider does not know the shop: is NEWEBPAY_MERCHANT_ID of this area (test or real)?',
  TRA10012: 'The shop is closed or suspended: ask the provider.',
  TRA10054:
    'The sum is wrong: NEWEBPAY_HASH_KEY or NEWEBPAY_HASH_IV is not this shop’s, or they are of the other area.',
  TRA10071: 'The shop asked for too many unknown orders and is shut out for four hours.',
  MEM40014: 'The clock of this machine is wrong.',
  TRA40014: 'The clock of this machine is wrong.',
  'status 403': 'The provider’s edge refuses this machine: is its address allowed at 商店資料設定?',
};

export const providerChecks: ShopCheck[] = [
  {
    id: 'reachable',
    title: 'answers from here',
    hint: 'Is the address right, and may this machine go out to it?',
    run: async (shop) => void (await ask(shop)),
  },
  {
    id: 'certificate',
    title: `has a certificate that is good for ${LEAST_DAYS} days`,
    hint: 'A proxy of your own between here and the provider shows here as well.',
    run: certificateHolds,
  },
  {
    id: 'clock',
    title: 'has the same time as this machine',
    hint: `Keep the clock with NTP: what is more than two minutes old is refused; ${MOST_APART_S} s are left for the way.`,
    run: async (shop) => {
      const said = (await ask(shop)).headers.get('date');
      if (said === null) return;
      const apart = Math.abs(Date.parse(said) - Date.now()) / 1000;
      must(apart <= MOST_APART_S, `the clocks are ${Math.round(apart)} s apart`);
    },
  },
  {
    id: 'knows-the-shop',
    title: 'knows the shop and its keys, and no order that nobody made',
    hint: 'The provider’s own code says what it is; its manual lists them.',
    run: knowsTheShop,
  },
];

function ask({ site, timeoutMs }: ShopWish): Promise<Response> {
  const signal = AbortSignal.timeout(timeoutMs);
  return fetch(site, { method: 'HEAD', redirect: 'manual', signal }).catch((error: Error) => {
    throw new Wrong(`no answer: ${(error.cause as { code?: string } | undefined)?.code ?? error.name}`);
  });
}

async function certificateHolds({ site, timeoutMs }: ShopWish): Promise<void> {
  const { protocol, hostname, port } = new URL(site);
  if (protocol !== 'https:') return;
  const { valid_to } = await certificateOf(hostname, Number(port || 443), timeoutMs);
  const days = Math.floor((Date.parse(valid_to) - Date.now()) / DAY_MS);
  must(days >= LEAST_DAYS, `it ends in ${days} days, on ${valid_to}`);
}

const certificateOf = (host: string, port: number, timeoutMs: number): Promise<PeerCertificate> =>
  new Promise((done, failed) => {
    const fail = (why: string) => failed(new Wrong(`no secure connection: ${why}`));
    const line = connect({ host, port, servername: host, minVersion: 'TLSv1.2', timeout: timeoutMs }, () => {
      done(line.getPeerCertificate());
      line.end();
    });
    line.once('timeout', () => line.destroy(new Error('no answer in time')));
    line.once('error', (error: NodeJS.ErrnoException) => fail(error.code ?? error.message));
  });

async function knowsTheShop({ site, merchant, timeoutMs }: ShopWish): Promise<void> {
  const api = new TradeApi({ site, merchant, timeoutMs });
  try {
    const { state } = await api.find({ orderNo: `C${randomCode(16)}`, amount: 1 });
    must(state === 'unknown', `an order that nobody made is ${state}`);
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    throw new Wrong(`the provider says ${error.code}`, hints[error.code]);
  }
}
