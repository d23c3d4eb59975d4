import { randomBytes } from 'node:crypto';
import type { IntegrationEventData, deliveryAsked } from '@hub/contracts/integration-events';
import { Db, openDatabase } from '@hub/nest-kit/db';
import { createLog } from '@hub/nest-kit/log';
import { GameClient, GameLinks } from '@hub/nest-kit/partner';
import { unwatched } from '@hub/nest-kit/schedules';
import { schemaFor } from '@hub/nest-kit/testing';
import { schema } from '../src/data-source.ts';
import { askDelivery } from '../src/deliveries/ask-delivery.ts';
import { lapseLeases } from '../src/deliveries/keep/lapse-leases.ts';
import { Sender } from '../src/deliveries/send/sender.ts';
import { usualSettings, type SendSettings } from '../src/deliveries/send/settings.ts';

export type Asked = IntegrationEventData<typeof deliveryAsked>;

const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
export const aMailId = (): string => `rdm_${[...randomBytes(26)].map((byte) => CROCKFORD[byte % 32]).join('')}`;

/** A reward of a survey for a role that nobody else has. */
export const anAsked = (over: Partial<Asked> = {}): Asked => ({
  id: aMailId(),
  source: 'survey',
  reason: 'survey:lifeafter',
  game_id: 'H73',
  server_id: 'tw_2001',
  role_id: String(100_000_000 + Math.floor(Math.random() * 800_000_000)),
  partner_uid: '',
  title: '問卷獎勵',
  body: '感謝您填寫問卷',
  items: [{ item_code: 'gift_box_a', qty: 1 }],
  expire_days: 30,
  not_before: null,
  deadline: null,
  batch: '',
  ...over,
});

/** Every game has the same link, or none. */
class OneLink extends GameLinks {
  baseUrl: string | null = null;
  /** What happens while a link is asked for. */
  meanwhile: () => Promise<void> = async () => {};

  async of() {
    await this.meanwhile();
    const keys = [{ kid: 'test-link', secret: randomBytes(32) }];
    return this.baseUrl === null ? null : { baseUrl: this.baseUrl, keys };
  }
}

const log = createLog('test', 'silent');

/** Deliveries on a database of their own, with senders in this process. */
export async function startDeliveries(over: Partial<SendSettings> = {}) {
  const database = await schemaFor('events');
  const source = await openDatabase(database.url, schema, 20);
  const db = new Db(source);
  const links = new OneLink();
  const settings: SendSettings = { ...usualSettings, tickMs: 20, timeoutMs: 400, waits: [30, 30, 30, 30, 30], ...over };
  const clients: GameClient[] = [];
  const senders: Sender[] = [];
  const aSender = (more: Partial<SendSettings> = {}) => {
    const client = new GameClient(links);
    clients.push(client);
    const sender = new Sender({ db, client, links, log, settings: { ...settings, ...more }, watch: unwatched });
    senders.push(sender);
    return sender;
  };
  const ask = (asked: Asked, askedBy = '') => db.runTx((tx) => askDelivery(tx, asked, { askedBy }));
  const rows = <Row = Record<string, unknown>>(sql: string) => database.exec(sql) as Promise<Row[]>;
  return {
    db,
    links,
    settings,
    log,
    ask,
    rows,
    aSender,
    row: async (id: number) => (await rows(`SELECT * FROM delivery WHERE id = ${id}`))[0]!,
    tries: (id: number) =>
      rows<{ nth: number; outcome: string; error: string; counts: number }>(
        `SELECT nth, outcome, error, counts FROM delivery_try WHERE delivery_id = ${id} ORDER BY id`,
      ),
    lapse: () => lapseLeases(db, settings.waits),
    close: async () => {
      for (const sender of senders) await sender.close();
      for (const client of clients) await client.close();
      await source.destroy();
      await database.drop();
    },
  };
}
export type Deliveries = Awaited<ReturnType<typeof startDeliveries>>;
