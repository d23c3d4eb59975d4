import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { html, json, script, type Answer } from '../../local-web/src/answers.ts';
import { fieldsIn, type Asked, type Routes } from '../../local-web/src/routes.ts';
import { EVERY_TRADE, type ApiKind } from './api-faults.ts';
import type { Provider } from './provider.ts';
import { numberMessage, paymentMessage } from './messages.ts';
import { methods, mustBeABrowser, readRequest, Refused, type Method } from './mpg-request.ts';
import { errorPage, numberPage, paymentPage, resultPage, returnPage } from './payment-pages.ts';
import type { ApiAnswer } from './trade-api.ts';
import type { Trade } from './trade.ts';

const SLOW_MS = 3000;
const IDLE_MS = 180_000;
const GOOD_CARD = '4000221111111111';

export function openRoutes(provider: Provider): Routes {
  return {
    'POST /MPG/mpg_gateway': (asked) => orError(() => openPage(provider, asked)),
    'POST /MPG/pay': (asked) => orError(() => pay(provider, asked)),
    'GET /MPG/submit.js': () => script(join(import.meta.dirname, 'submit.js')),
    'POST /API/QueryTradeInfo': (asked) => api(provider, asked, 'query', (fields) => provider.api.query(fields)),
    'POST /API/CreditCard/Cancel': (asked) => api(provider, asked, 'cancel', (fields) => provider.api.cancel(fields)),
    'POST /API/CreditCard/Close': (asked) => api(provider, asked, 'close', (fields) => provider.api.close(fields)),
  };
}

/** How the provider shows that it takes a request not is not published: a page, and no call to anybody. */
async function orError(work: () => Answer | Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refused) return html(errorPage(error.code));
    throw error;
  }
}

function openPage({ shops, trades }: Provider, asked: Asked): Answer {
  mustBeABrowser(asked.headers);
  const now = Date.now();
  return html(paymentPage(trades.open(readRequest(shops, fieldsIn(asked), now), now)));
}

async function pay(provider: Provider, asked: Asked): Promise<Answer> {
  const { page = '', method: wanted, card_no = '' } = fieldsIn(asked);
  const trade = provider.trades.ofPage(page);
  const method = methods.find((one) => one === wanted);
  if (!trade || !method || !trade.methods.includes(method)) throw new Refused('MPG02003');
  if (trade.state !== 'created' || Date.now() - trade.created_at > IDLE_MS) throw new Refused('MPG02004');
  if (method === 'VACC') return numberTaken(provider, trade);
  return settled(provider, trade, method, method === 'WEBATM' || card_no.replace(/\D/g, '') === GOOD_CARD);
}

function numberTaken(provider: Provider, trade: Trade): Answer {
  const { trades, behaviour } = provider;
  const taken = trades.takeNumber(trade, behaviour);
  if (!taken.customer_url || !behaviour.sends_customer) return html(numberPage(taken));
  return html(returnPage(taken.customer_url, numberMessage(provider.shopOf(taken), taken, behaviour)));
}

async function settled(provider: Provider, trade: Trade, method: Method, isGood: boolean): Promise<Answer> {
  const { trades, behaviour, notifier } = provider;
  const done = isGood ? trades.pay(trade, method, behaviour) : trades.fail(trade, method);
  const told = notifier.tell(done, behaviour);
  if (behaviour.notify === 'before') await told;
  if (!done.return_url) return html(resultPage(done));
  const isEmpty = behaviour.empty_return || method === 'UNIONPAY';
  return html(returnPage(done.return_url, isEmpty ? {} : paymentMessage(provider.shopOf(done), done, behaviour)));
}

async function api(
  { faults }: Provider,
  asked: Asked,
  kind: ApiKind,
  work: (fields: Record<string, string>) => ApiAnswer,
): Promise<Answer> {
  if (!asked.headers['user-agent'] || asked.headers['user-agent'].startsWith('axios')) return html('<h1>403</h1>', 403);
  const fields = await formIn(asked);
  const mode = faults.take(EVERY_TRADE, kind, fields.MerchantOrderNo ?? '')?.mode;
  if (mode === 'down') return html('<h1>503</h1>', 503);
  if (mode === 'page') return html('<h1>系統維護中</h1>');
  if (mode === 'never') return { status: 200, manner: { kind: 'never' } };
  if (mode === 'slow') await sleep(SLOW_MS);
  const answer = work(fields);
  if (mode === 'wrong_sum') answer.Result.CheckCode = '0'.repeat(64);
  return fields.RespondType === 'String' ? asText(answer) : json(answer);
}

const asText = ({ Status, Message, Result }: ApiAnswer): Answer => {
  const all = Object.entries({ Status, Message, ...Result }).map(([name, value]) => [name, String(value)]);
  return { status: 200, type: 'text/plain', body: new URLSearchParams(all).toString() };
};

/** The provider takes both kinds of forms. */
async function formIn(asked: Asked): Promise<Record<string, string>> {
  if (!asked.type.includes('multipart')) return fieldsIn(asked);
  const form = await new Response(new Uint8Array(asked.raw), { headers: { 'content-type': asked.type } }).formData();
  return Object.fromEntries([...form].map(([name, value]) => [name, String(value)]));
}
