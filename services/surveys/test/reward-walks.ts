import { createHmac, randomUUID } from 'node:crypto';
import type { SurveyLoginView } from '@hub/contracts/surveys';
import { bounceText } from '@hub/contracts/tickets';
import { nobody } from '@hub/contracts/person-data';
import { UnrecoverableError } from '@hub/nest-kit/outbox';
import { testKeys } from '@hub/nest-kit/testing';
import { personData } from '../src/person-data/person-data.ts';
import { askRewards } from '../src/rewards/ask-rewards.ts';
import type { CardCode } from '../src/rewards/card-code.entity.ts';
import { reserveCards } from '../src/rewards/reserve-cards.ts';
import type { Reward } from '../src/rewards/reward.entity.ts';
import { SendCard } from '../src/rewards/send-card.ts';
import { takeSettled } from '../src/rewards/take-settled.ts';
import { importCards } from '../src/rewards/write-card.ts';
import { lockReward, moveReward } from '../src/rewards/write-reward.ts';
import { answers, aRole, box, DESK, holding, keys, noFiles, type SurveysService } from './surveys.setup.ts';

/** One reward of a walk; `send`: the answers that earned it, once more. */
export type RewardThing = { id: number; email: string; code: string; send(): Promise<unknown> };
export type RewardSeen = {
  state: Reward['state'];
  kind: string;
  mails: number;
  token: string | null;
  delivery: string | null;
  error: string;
  /** What was asked of games and mail servers. */
  asked: number;
  /** Mails that a server took. */
  taken: number;
  /** Card codes of the reward, and the one of the walk. */
  own: string;
  card: CardCode['state'] | 'absent';
  audits: number;
};

const finance = holding('finance');
const reason = '走一遍每一步';
let nth = 0;

/** What players, the clock, carriers and the desk do with rewards, each by its own way in. */
export async function rewardWalks(surveys: SurveysService) {
  const { db, rows, call } = surveys;
  const exclusive = await surveys.idOf('lifeafter-2021');
  let mailed: string[] = [];
  const one = async (id: number) => (await rows<Reward>('SELECT * FROM reward WHERE id = ?', [id]))[0]!;
  const many = async (sql: string, values: unknown[]) =>
    Number((await rows<{ many: string }>(`SELECT COUNT(*) AS many FROM ${sql}`, values))[0]?.many);
  const locked = (id: number, work: (reward: Reward, tx: Parameters<Parameters<typeof db.runTx>[0]>[0]) => unknown) =>
    db.runTx(async (tx) => void (await work((await lockReward(tx, id))!, tx)));
  const sender = (failing: Error | null) =>
    new SendCard(
      db,
      keys,
      {
        send: async (mail) => {
          if (failing) throw failing;
          mailed.push(mail.text);
          return '250';
        },
      },
      'Player Hub',
    );
  const sent = async ({ id }: RewardThing, failing: Error | null = null) => {
    const before = mailed.length;
    await sender(failing).run(id, (await one(id)).mails);
    return failing ? (await one(id)).state === 'failed' : mailed.length > before;
  };
  const work = (what: 'retry' | 'cancel') => async (thing: RewardThing) =>
    (await call(`POST ${DESK}/rewards/${thing.id}/${what}`, { who: finance, body: { reason } })).status === 200;
  const importCode = async ({ code }: RewardThing) => {
    const line = [keys.cardMac(code), keys.sealCard(code)];
    await db.runTx((tx) =>
      importCards(tx, exclusive, ['FROM (SELECT ? AS code_mac, ? AS code_box) AS imported', ...line]),
    );
    return true;
  };
  const settle = (outcome: 'delivered' | 'rejected', move: 'arrive' | 'fail') => async (thing: RewardThing) => {
    const { state, delivery_id } = await one(thing.id);
    // No game can tell of what it was never asked for.
    if (state === 'waiting') await locked(thing.id, (reward, tx) => moveReward(tx, reward, move, 'carrier'));
    const told = { id: delivery_id!, outcome, error: 'role_none', replaced_by: null, at: new Date().toISOString() };
    await db.runTx((tx) => takeSettled(tx, told));
    return true;
  };

  return {
    beginGoods: async (): Promise<RewardThing> => {
      const role = aRole();
      const send = () => call('POST /api/survey/racing-2026', { body: answers(role) });
      await send();
      const [reward] = await rows<Reward>('SELECT id FROM reward WHERE role_id = ?', [role]);
      return { id: reward!.id, email: '', code: '', send };
    },
    /** No other reward waits for a code, and none is there. */
    beginCard: async (): Promise<RewardThing> => {
      await rows("UPDATE reward SET state = 'cancelled' WHERE state = 'waiting'");
      await rows("DELETE FROM card_code WHERE state = 'free'");
      mailed = [];
      nth += 1;
      const [role, account] = [String(6_000_000 + nth), String(600_000_000 + nth)];
      await rows('INSERT INTO qualification (survey_id, role_id, account_id, char_name) VALUES (?, ?, ?, ?)', [
        ...[exclusive, role, account, '旅人'],
      ]);
      const login = { roleId: role, accountId: account, gameId: 'g66naxx2tw' };
      const { body } = await call<SurveyLoginView>('POST /api/events/surveylogin', { body: login });
      const email = `walk${nth}@example.com`;
      const filled = { satisfied: 'a', email, agree: true };
      const send = () => call('POST /api/survey/form/lifeafter-2021', { body: { code: body.code, answers: filled } });
      await send();
      const [reward] = await rows<Reward>('SELECT id FROM reward WHERE role_id = ?', [role]);
      return { id: reward!.id, email, code: `WALK-${randomUUID().toUpperCase()}`, send };
    },
    look: async ({ id, code }: RewardThing): Promise<RewardSeen> => {
      const { state, kind, mails, mail_token: token, delivery_id: delivery, error } = await one(id);
      const own = await rows<CardCode>('SELECT HEX(code_mac) AS mac FROM card_code WHERE reward_id = ?', [id]);
      const [card] = await rows<CardCode>('SELECT state FROM card_code WHERE code_mac = ?', [keys.cardMac(code)]);
      const asked =
        (await many("outbox WHERE dedupe_key LIKE CONCAT('survey-card-', ?, '-%')", [id])) +
        (delivery
          ? await many("outbox WHERE job LIKE 'fact-delivery-asked%' AND INSTR(payload, ?) > 0", [delivery])
          : 0);
      const audits = await many('audit WHERE JSON_VALUE(detail, "$.reward") = ?', [id]);
      return {
        ...{ state, kind, mails, token, delivery, error, asked, audits, taken: mailed.length },
        own: own.map((row) => (row as unknown as { mac: string }).mac).join(),
        card: card?.state ?? 'absent',
      };
    },
    importCode,
    askGoods: async () => (await askRewards(db, await surveys.idOf('racing-2026'))) > 0,
    reserve: async () => (await reserveCards(db)) > 0,
    deliver: settle('delivered', 'arrive'),
    reject: settle('rejected', 'fail'),
    mail: (thing: RewardThing) => sent(thing),
    refuse: (thing: RewardThing) => sent(thing, new UnrecoverableError('mail not taken: 550')),
    bounce: async (thing: RewardThing) => {
      const { mail_token: token } = await one(thing.id);
      const report = { token: token ?? '0'.repeat(32), status: '5.1.1', at: new Date().toISOString() };
      const signature = createHmac('sha256', Buffer.from(testKeys.BOUNCE_KEY, 'base64url'))
        .update(bounceText(report))
        .digest('hex');
      const { body } = await call<{ msg: { taken: boolean } }>('POST /api/surveys/bounces', {
        body: { ...report, signature },
      });
      return body.msg.taken;
    },
    retry: work('retry'),
    cancel: work('cancel'),
    erase: async ({ email }: RewardThing) => {
      const wanted = personData(keys, box, noFiles).categories.find(({ key }) => key === 'survey-cards-wanted');
      const person = { ...nobody, emails: [email] };
      return (await wanted!.erase!({ db, person, record: async () => undefined })) > 0;
    },
    earn: async (thing: RewardThing) => {
      await thing.send();
      return false;
    },
  };
}
export type RewardWalks = Awaited<ReturnType<typeof rewardWalks>>;
