import { GameClient, GameLinks } from '@hub/nest-kit/partner';
import { GAME, type Field } from '../../faults/deliveries/field.ts';
import { untilSettled } from '../../faults/deliveries/storm.ts';

class OneLink extends GameLinks {
  constructor(private readonly field: Field) {
    super();
  }

  async of() {
    const secret = Buffer.from(this.field.key, 'base64url');
    return { baseUrl: this.field.game.url, keys: [{ kid: 'h73-link', secret }] };
  }
}

const AN_HOUR_MS = 3_600_000;
const name = (nth: number) => `cei_${String(nth).padStart(26, '0')}`;

/** Mails per second that the simulated game takes from a client that does nothing else, so many at a time. */
export async function ceiling(field: Field, many: number, atATime: number): Promise<number> {
  const client = new GameClient(new OneLink(field));
  let next = 0;
  const lane = async () => {
    while (next < many) {
      next += 1;
      const mail = {
        mail_id: name(next),
        game_id: GAME,
        server_id: 'tw_2001',
        role_id: String(200_000_000 + next),
        title: '問卷獎勵',
        body: '感謝您填寫問卷 🎁',
        items: [{ item_code: 'gift_box_a', qty: 1 }],
        expire_days: 30,
        reason: 'survey:ceiling',
      };
      const reply = await client.sendMail(GAME, mail);
      if (reply.kind !== 'answered' || !reply.ok) throw new Error(`the game did not take a mail: ${reply.kind}`);
    }
  };
  const begun = performance.now();
  await Promise.all(Array.from({ length: atATime }, lane));
  const seconds = (performance.now() - begun) / 1000;
  await client.close();
  return many / seconds;
}

/** Deliveries per second through rows, leases and everything that is written down, from the first arrival to the last. */
export async function pace(field: Field, many: number): Promise<number> {
  await field.ask(many, new Date(Date.now() + AN_HOUR_MS));
  await field.allDueIn(3);
  if ((await untilSettled(field, 300_000)) > 0) throw new Error('not everything was delivered');
  const mine = new Set(field.asked);
  const times = (await field.applied()).filter(({ mail_id }) => mine.has(mail_id)).map(({ at }) => at);
  return many / ((Math.max(...times) - Math.min(...times)) / 1000);
}
