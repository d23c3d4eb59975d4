import { placeIn, runAlone, type Env } from '../../local-web/src/program.ts';
import { startWeb } from '../../local-web/src/web.ts';
import { controlRoutes } from './control-routes.ts';
import { openRoutes } from './open-routes.ts';
import { Provider } from './provider.ts';
import { shopOf } from './shop.ts';

export type RunningPayments = { name: string; url: string; close(): Promise<void> };

/**
 * Starts the simulated payment provider. Reads HOST, PORT (0 = a free one), NEWEBPAY_MERCHANT_ID, NEWEBPAY_HASH_KEY,
 * NEWEBPAY_HASH_IV, the same of a second shop (NEWEBPAY_SANDBOX_…), NOTIFY_GAP_MS (between tries of a notice) and LEDGER_FILE (without it trades live in memory only).
 */
export const start = async (env: Env): Promise<RunningPayments> => {
  const shops = [
    shopOf({
      id: env.NEWEBPAY_MERCHANT_ID ?? '',
      hashKey: env.NEWEBPAY_HASH_KEY ?? '',
      hashIv: env.NEWEBPAY_HASH_IV ?? '',
    }),
    ...(env.NEWEBPAY_SANDBOX_MERCHANT_ID ? [sandboxOf(env)] : []),
  ];
  const gap = env.NOTIFY_GAP_MS === undefined ? {} : { gap_ms: Number(env.NOTIFY_GAP_MS) };
  const provider = new Provider(new Map(shops.map((shop) => [shop.id, shop])), gap, env.LEDGER_FILE);
  const own = controlRoutes(provider);
  const web = await startWeb({ ...placeIn(env), open: openRoutes(provider), own, csp: "script-src 'self'" });
  return {
    name: 'newebpay',
    url: web.url,
    close: async () => {
      provider.notifier.close();
      await web.close();
    },
  };
};

const sandboxOf = (env: Env) =>
  shopOf({
    id: env.NEWEBPAY_SANDBOX_MERCHANT_ID ?? '',
    hashKey: env.NEWEBPAY_SANDBOX_HASH_KEY ?? '',
    hashIv: env.NEWEBPAY_SANDBOX_HASH_IV ?? '',
  });

if (process.argv[1] === import.meta.filename) await runAlone(start, ({ url }) => `newebpay: ${url}`);
