import { BadCall, goTo, html, json, nothing } from '../../local-web/src/answers.ts';
import { fieldsIn, objectIn, type Asked, type Routes } from '../../local-web/src/routes.ts';
import { EVERY_TRADE } from './api-faults.ts';
import { changed, type Behaviour } from './behaviour.ts';
import { controlPage } from './control-page.ts';
import { methods } from './mpg-request.ts';
import type { Provider } from './provider.ts';
import type { Trade } from './trade.ts';

const USUAL_LIMIT = 100;
const MOST_ROWS = 100_000;

function tradeIn({ trades }: Provider, { params }: Asked): Trade {
  const trade = trades.find(params.order ?? '');
  if (!trade) throw new BadCall('no order of this number came here', 404);
  return trade;
}

const bodyOf = (asked: Asked): Record<string, unknown> => (asked.body ? objectIn(asked) : {});

/** Behaviour for one call: what is named there counts instead of what is set. */
const withBody = ({ behaviour }: Provider, given: Record<string, unknown>): Behaviour => changed(behaviour, given);

async function payTrade(provider: Provider, trade: Trade, given: Record<string, unknown>): Promise<Trade> {
  const { method, ...rest } = given;
  const wanted = method ?? (trade.method || 'VACC');
  const known = methods.find((one) => one === wanted);
  if (!known) throw new BadCall(`method must be one of ${methods.join(', ')}`);
  const behaviour = withBody(provider, rest);
  const paid = provider.trades.pay(trade, known, behaviour);
  await provider.notifier.tell(paid, behaviour);
  return provider.trades.find(paid.id) ?? paid;
}

async function notifyAgain(provider: Provider, trade: Trade, given: Record<string, unknown>): Promise<Trade> {
  if (trade.code === '') throw new BadCall(`the trade is ${trade.state}: there is nothing to tell`, 409);
  const behaviour = withBody(provider, given);
  await provider.notifier.tell(trade, behaviour.notify === 'never' ? { ...behaviour, notify: 'after' } : behaviour);
  return provider.trades.find(trade.id) ?? trade;
}

export function controlRoutes(provider: Provider): Routes {
  const { trades, faults, api } = provider;
  return {
    'GET /healthz': () => json({ status: 'ok' }),
    'GET /': () => html(controlPage(provider)),
    'GET /api/trades': ({ query }) => {
      const [state, limit] = [query.get('state'), Number(query.get('limit')) || USUAL_LIMIT];
      const found = trades.list().filter((trade) => !state || trade.state === state);
      return json({ trades: found.slice(0, Math.min(limit, MOST_ROWS)), total: found.length });
    },
    'GET /api/trades/:order': (asked) => json(tradeIn(provider, asked)),
    'POST /api/trades/:order/pay': async (asked) =>
      json(await payTrade(provider, tradeIn(provider, asked), bodyOf(asked))),
    'POST /api/trades/:order/notify': async (asked) =>
      json(await notifyAgain(provider, tradeIn(provider, asked), bodyOf(asked))),
    'POST /api/trades/:order/fail': async (asked) => {
      const trade = tradeIn(provider, asked);
      const failed = trades.fail(trade, trade.method || 'CREDIT');
      await provider.notifier.tell(failed, withBody(provider, bodyOf(asked)));
      return json(failed);
    },
    'POST /api/trades/:order/capture': (asked) => json(trades.change(tradeIn(provider, asked), { captured: true })),
    'GET /api/behaviour': () => json(provider.behaviour),
    'POST /api/behaviour': (asked) => {
      provider.behaviour = withBody(provider, objectIn(asked));
      return json(provider.behaviour);
    },
    'POST /api/faults': (asked) => json({ faults: faults.set(EVERY_TRADE, objectIn(asked).faults ?? objectIn(asked)) }),
    'DELETE /api/faults': () => {
      faults.clear();
      api.unlock();
      return nothing;
    },
    'POST /api/reset': () => {
      provider.reset();
      return nothing;
    },
    'POST /do': async (asked) => {
      const { order = '', what } = fieldsIn(asked);
      const trade = tradeIn(provider, { ...asked, params: { order } });
      if (what === 'pay') await payTrade(provider, trade, {});
      if (what === 'notify') await notifyAgain(provider, trade, {});
      if (what === 'capture') trades.change(trade, { captured: true });
      return goTo('/');
    },
  };
}
