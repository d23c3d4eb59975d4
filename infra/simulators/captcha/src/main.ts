import { Ledger } from '../../local-web/src/ledger.ts';
import { placeIn, runAlone, type Env } from '../../local-web/src/program.ts';
import { captchaFaults } from './captcha-faults.ts';
import { Tokens } from './tokens.ts';
import { startCaptchaWeb } from './web.ts';

export type RunningProvider = { name: string; url: string; close(): Promise<void> };

const LIFE_S = 300;

/**
 * Starts the simulated provider of challenges. Reads HOST, PORT (0 = a free one), CAPTCHA_SITE_KEY, CAPTCHA_SECRET,
 * TOKEN_LIFE_S (how long a token may be verified) and LEDGER_FILE (without it tokens live in memory only).
 */
export const start = async (env: Env): Promise<RunningProvider> => {
  const account = {
    sitekey: env.CAPTCHA_SITE_KEY ?? '',
    secret: env.CAPTCHA_SECRET ?? '',
    lifeS: Number(env.TOKEN_LIFE_S ?? LIFE_S),
  };
  const tokens = new Tokens(account, new Ledger(env.LEDGER_FILE));
  const { url, close } = await startCaptchaWeb(placeIn(env), tokens, captchaFaults());
  return { name: 'captcha-provider', url, close };
};

if (process.argv[1] === import.meta.filename) await runAlone(start, ({ url }) => `captcha provider: ${url}`);
