import { Faults } from './faults.ts';
import { Ledger } from './ledger.ts';
import { startWeb } from './web.ts';

export type Env = Record<string, string | undefined>;
export type RunningProvider = { name: string; url: string; close(): Promise<void> };

const LIFE_S = 300;

/**
 * Starts the simulated provider of challenges. Reads HOST, PORT (0 = a free one), CAPTCHA_SITE_KEY, CAPTCHA_SECRET and
 * TOKEN_LIFE_S (how long a token may be verified).
 */
export const start = async (env: Env): Promise<RunningProvider> => {
  const account = {
    sitekey: env.CAPTCHA_SITE_KEY ?? '',
    secret: env.CAPTCHA_SECRET ?? '',
    lifeS: Number(env.TOKEN_LIFE_S ?? LIFE_S),
  };
  const web = await startWeb(env.HOST ?? '127.0.0.1', Number(env.PORT ?? 0), new Ledger(account), new Faults());
  return { name: 'captcha-provider', url: web.url, close: web.close };
};

if (process.argv[1] === import.meta.filename) {
  const provider = await start(process.env);
  process.stdout.write(`captcha provider: ${provider.url}\n`);
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => void provider.close().then(() => process.exit(0)));
}
