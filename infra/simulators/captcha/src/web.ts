import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { html, json, script, type Answer } from '../../local-web/src/answers.ts';
import { controlRoutes, SLOW_MS } from '../../local-web/src/faults.ts';
import { fieldsIn, objectIn, type Asked, type Routes } from '../../local-web/src/routes.ts';
import { startWeb, type Web } from '../../local-web/src/web.ts';
import { verifyModes, type CaptchaFaults } from './captcha-faults.ts';
import { framePage, listPage } from './pages.ts';
import type { Tokens } from './tokens.ts';

const CSP = "script-src 'self'; connect-src 'self'";

async function siteverify(asked: Asked, tokens: Tokens, faults: CaptchaFaults): Promise<Answer> {
  const mode = faults.take(verifyModes);
  if (mode === 'down') return html('<h1>503</h1>', 503);
  if (mode === 'slow') await sleep(SLOW_MS);
  const { secret = '', response = '', remoteip = '', idempotency_key = '' } = fieldsIn(asked);
  const verdict = tokens.verify({ secret, response, remoteip, idempotency_key });
  if (mode === 'lost') asked.hangUp();
  return json(verdict);
}

const factsIn = (asked: Asked) => {
  const { sitekey = '', action = '', hostname = '' } = objectIn(asked) as Record<string, string>;
  return { sitekey, action, hostname };
};

function openRoutes(tokens: Tokens, faults: CaptchaFaults): Routes {
  return {
    'GET /turnstile/v0/api.js': () =>
      faults.current.mode === 'unloaded' ? json({ msg: 'away' }, 503) : script(join(import.meta.dirname, 'widget.js')),
    'GET /turnstile/v0/frame': () => html(framePage(faults.current.mode === 'press')),
    'GET /turnstile/v0/frame.js': () => script(join(import.meta.dirname, 'frame.js')),
    'POST /turnstile/v0/token': (asked) => {
      const facts = factsIn(asked);
      if (!tokens.knows(facts.sitekey)) return json({ code: '400020' }, 400);
      return json({ token: tokens.give(facts).id, life_s: tokens.lifeS });
    },
    'POST /turnstile/v0/siteverify': (asked) => siteverify(asked, tokens, faults),
  };
}

function ownRoutes(tokens: Tokens, faults: CaptchaFaults): Routes {
  return {
    ...controlRoutes(faults),
    'GET /': () => html(listPage(tokens.list(), faults.current)),
    'GET /api/ledger': () => json({ tokens: tokens.list(), questions: tokens.questions }),
    /** A token without a browser: `{sitekey, action, hostname, life_s?}`. */
    'POST /api/tokens': (asked) => {
      const { life_s } = objectIn(asked);
      const lifeS = typeof life_s === 'number' ? life_s : undefined;
      return json({ token: tokens.give(factsIn(asked), lifeS).id });
    },
  };
}

export const startCaptchaWeb = (
  place: { host: string; port: number },
  tokens: Tokens,
  faults: CaptchaFaults,
): Promise<Web> => startWeb({ ...place, open: openRoutes(tokens, faults), own: ownRoutes(tokens, faults), csp: CSP });
