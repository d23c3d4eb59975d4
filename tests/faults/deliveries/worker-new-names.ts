import { randomBytes } from 'node:crypto';
import { createLog } from '@hub/nest-kit/log';
import { Db, openDatabase } from '@hub/nest-kit/db';
import { GameClient, GameLinks } from '@hub/nest-kit/partner';
import { unwatched } from '@hub/nest-kit/schedules';
import { schema } from '../../../services/events/src/data-source.ts';
import { keepDeliveries } from '../../../services/events/src/deliveries/keep/keep-deliveries.ts';
import { Sender } from '../../../services/events/src/deliveries/send/sender.ts';
import { usualSettings } from '../../../services/events/src/deliveries/send/settings.ts';

type Env = Record<string, string | undefined>;
const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

class OneLink extends GameLinks {
  constructor(private readonly env: Env) {
    super();
  }

  async of() {
    const secret = Buffer.from(this.env.GAME_KEY ?? '', 'base64url');
    return { baseUrl: this.env.GAME_URL ?? '', keys: [{ kid: 'h73-link', secret }] };
  }
}

/** The real sender with one safety taken out: every try has a name of its own. The check has to notice. */
export async function start(env: Env) {
  const source = await openDatabase(env.DATABASE_URL ?? '', schema, 8);
  const db = new Db(source);
  const log = createLog('crippled', 'silent');
  const links = new OneLink(env);
  const real = new GameClient(links);
  const newName = () => `rdm_${[...randomBytes(26)].map((byte) => CROCKFORD[byte % 32]).join('')}`;
  const client = {
    health: (game: string) => real.health(game),
    sendMail: ((game, mail, timed) =>
      real.sendMail(game, { ...mail, mail_id: newName() }, timed)) as GameClient['sendMail'],
  };
  const settings = {
    ...usualSettings,
    inFlight: 16,
    timeoutMs: Number(env.DELIVERY_TIMEOUT_MS),
    waits: (env.DELIVERY_WAITS_MS ?? '').split(',').map(Number),
    tickMs: 200,
  };
  const sender = new Sender({ db, client, links, log, settings, watch: unwatched });
  sender.start();
  const keeping = keepDeliveries({ db, log, watch: unwatched, settings, everyMs: 300 });
  const close = async () => {
    await sender.close();
    await keeping.close();
    await real.close();
    await source.destroy();
  };
  return { name: 'crippled', url: '', close };
}
