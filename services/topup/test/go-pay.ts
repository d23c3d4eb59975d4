import { request } from 'node:http';
import { paymentForm } from '../src/newebpay/payment-form.ts';
import { merchant } from './topup.env.ts';

const asBrowser = {
  'content-type': 'application/x-www-form-urlencoded',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-dest': 'document',
};
export const GOOD_CARD = '4000-2211-1111-1111';

/** What a browser gets for a form that it sends to the provider. */
export const postAsBrowser = (url: string | URL, fields: Record<string, string>): Promise<string> =>
  new Promise((done, failed) => {
    const call = request(url, { method: 'POST', headers: asBrowser }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => done(Buffer.concat(chunks).toString()));
    });
    call.on('error', failed).end(new URLSearchParams(fields).toString());
  });

/** `home`: of whoever takes the provider’s callbacks. */
export type Visit = { orderno: string; amount: number; site: string; home: string; method?: string; card?: string };

/** Opens the provider’s page as the buyer of an order does. What it shows then. */
export function openPayment({ orderno, amount, site, home }: Visit): Promise<string> {
  const callbacks = { notify: `${home}/notify`, back: `${home}/return`, number: `${home}/customer` };
  const order = { orderNo: orderno, amount, title: '10,000 方案', email: '', region: 'taiwan' as const };
  const { newebpay_site, ...fields } = paymentForm({ merchant, version: '2.0', site, callbacks }, order, new Date());
  return postAsBrowser(newebpay_site, fields);
}

/** Opens the page and pays, or takes a number; the fields that the browser is sent back with. */
export async function goPay(visit: Visit): Promise<Record<string, string>> {
  const { site, method = 'CREDIT', card = GOOD_CARD } = visit;
  const page = /name="page" value="(\w+)"/.exec(await openPayment(visit))?.[1] ?? '';
  const back = await postAsBrowser(new URL('/MPG/pay', site), { page, method, card_no: card });
  return Object.fromEntries(
    [...back.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [name, value]),
  );
}
