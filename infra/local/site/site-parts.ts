import { join } from 'node:path';
import { routes } from '@hub/contracts/routes';
import { inRoot } from '../boot/places.mjs';
import { captchaEnv, envOf, gameFiles, shopEnv, workerEnvOf, type SiteFacts } from '../data/service-env.ts';
import { serviceFile, servicesWith } from '../data/service-list.ts';
import type { Part } from './process-handle.ts';

/** Of every service whose mails may come back. */
const bouncePaths = routes.map(({ path }) => path).filter((path) => path.endsWith('/bounces'));

function mailCatcher({ ports, folder, keys }: SiteFacts): Part {
  const env = {
    HOST: '127.0.0.1',
    PORT: String(ports.mailWeb),
    SMTP_PORT: String(ports.mailSmtp),
    MAIL_FOLDER: join(folder, 'mail'),
    BOUNCE_URLS: bouncePaths.map((path) => `http://127.0.0.1:${ports.gateway}${path}`).join(' '),
    BOUNCE_KEY: keys.bounce,
  };
  return { name: 'mail-catcher', file: inRoot('infra', 'simulators', 'mail-catcher', 'src', 'main.ts'), env };
}

/** Only where the site is to show an outside provider's challenges. */
function captchaProvider(facts: SiteFacts): Part[] {
  if (!facts.captcha) return [];
  const env = {
    ...captchaEnv(facts),
    HOST: '127.0.0.1',
    PORT: String(facts.ports.captcha),
    LEDGER_FILE: join(facts.folder, 'captcha', 'ledger.jsonl'),
  };
  const file = inRoot('infra', 'simulators', 'captcha', 'src', 'main.ts');
  return [{ name: 'captcha-provider', file, env }];
}

function gameServer({ gameServer: isWanted, ports, folder, publicUrl }: SiteFacts): Part[] {
  if (!isWanted) return [];
  const env = {
    HOST: '127.0.0.1',
    PORT: String(ports.gameServer),
    SITE_URL: publicUrl,
    LEDGER_FILE: join(folder, 'game-server', 'ledger.jsonl'),
    ...gameFiles(folder),
  };
  return [{ name: 'game-server', file: inRoot('infra', 'simulators', 'game-server', 'src', 'main.ts'), env }];
}

function paymentProvider(facts: SiteFacts): Part[] {
  if (!facts.payments) return [];
  const env = {
    ...shopEnv(facts),
    HOST: '127.0.0.1',
    PORT: String(facts.ports.newebpay),
    LEDGER_FILE: join(facts.folder, 'newebpay', 'ledger.jsonl'),
  };
  return [{ name: 'newebpay', file: inRoot('infra', 'simulators', 'newebpay', 'src', 'main.ts'), env }];
}

/** Everything a site is made of, in groups that are started one after the other and closed in the reverse order. */
export function partsOf(facts: SiteFacts): Part[][] {
  const services = servicesWith('main').map((name) => ({
    name,
    file: serviceFile(name, 'main'),
    env: envOf(facts, name),
  }));
  const workers = servicesWith('worker').map((name) => ({
    name: `${name} worker`,
    file: serviceFile(name, 'worker'),
    env: workerEnvOf(facts, name),
  }));
  const inner = services.filter(({ name }) => name !== 'gateway');
  const gateway = services.filter(({ name }) => name === 'gateway');
  return [
    [mailCatcher(facts), ...captchaProvider(facts), ...gameServer(facts), ...paymentProvider(facts)],
    [...inner, ...workers],
    gateway,
  ].filter((group) => group.length > 0);
}
