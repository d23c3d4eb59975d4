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

type Way = { method?: string; card?: string };

/** `home`: of whoever takes the provider’s callbacks. */
export type Visit = Way & { orderno: string; amount: number; site: string; home: string };

/** Sends a form to the provider’s page and pays there, or takes a number; the fields that the browser is sent back with. */
export async function payAt(
  site: string,
  form: Record<string, string>,
  way: Way = {},
): Promise<Record<string, string>> {
  const { method = 'CREDIT', card = GOOD_CARD } = way;
  const page = /name="page" value="(\w+)"/.exec(await postAsBrowser(site, form))?.[1] ?? '';
  const back = await postAsBrowser(new URL('/MPG/pay', site), { page, method, card_no: card });
  return Object.fromEntries(
    [...back.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [name, value]),
  );
}

/** The form of an order, and where it is sent. */
function formOf({ orderno, amount, site, home }: Visit): [site: string, form: Record<string, string>] {
  const callbacks = { notify: `${home}/notify`, back: `${home}/return`, number: `${home}/customer` };
  const order = { orderNo: orderno, amount, title: '10,000 方案', email: '', region: 'taiwan' as const };
  const { newebpay_site, ...form } = paymentForm({ merchant, version: '2.0', site, callbacks }, order, new Date());
  return [newebpay_site, form];
}

/** Opens the provider’s page as the buyer of an order does. What it shows then. */
export const openPayment = (visit: Visit): Promise<string> => postAsBrowser(...formOf(visit));

export const goPay = (visit: Visit): Promise<Record<string, string>> => payAt(...formOf(visit), visit);
