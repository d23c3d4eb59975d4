import {
  mailAnswer,
  mailStateAnswer,
  MAX_MAIL_ITEMS,
  recallAnswer,
  type GameMail,
  type MailAnswer,
} from '@hub/contracts/partner';
import type { Check } from './check.ts';
import { answered, answeredWell, must, shown, Wrong } from './expect-answer.ts';
import { freshMailId } from './conformance-wish.ts';
import type { GameSide } from './game-side.ts';

const AT_ONCE = 8;
const MANY = 16;

async function sent(game: GameSide, mail: GameMail, status?: MailAnswer['status']): Promise<MailAnswer> {
  const said = await game.send(mail);
  const answer = answeredWell<MailAnswer>(said, mailAnswer);
  must(answer.mail_id === mail.mail_id, `the answer names another mail: ${answer.mail_id}`);
  must(!status || answer.status === status, `expected "${status}", got ${shown(said)}`);
  must(Buffer.byteLength(said.text) <= 65_536, 'the answer is larger than 64 KiB');
  return answer;
}

async function state(game: GameSide, mailId: string, wanted: string): Promise<void> {
  const said = await game.state(mailId);
  const { status } = answeredWell<{ status: string }>(said, mailStateAnswer);
  must(status === wanted, `expected the state "${wanted}", got ${shown(said)}`);
}

const ONCE =
  'mail_id is unique in your table, written in the transaction that gives the items; the row keeps partner_mail_id and the SHA-256 of the body.';

export const mailChecks: Check[] = [
  {
    id: 'mail-accepted',
    title: 'takes a mail',
    hint: '200 {"mail_id":"…","status":"accepted","partner_mail_id":"…"}; partner_mail_id is a text.',
    run: async (game) => void (await sent(game, game.mail(), 'accepted')),
  },
  {
    id: 'mail-again',
    title: 'says the same of the same mail, as often as it comes',
    hint: `Same mail_id and same body → 200 "duplicate" with the same partner_mail_id. ${ONCE}`,
    run: async (game) => {
      const mail = game.mail();
      const first = await sent(game, mail, 'accepted');
      for (let nth = 2; nth <= 3; nth += 1) sameNumber(first, await sent(game, mail, 'duplicate'));
    },
  },
  {
    id: 'mail-at-once',
    title: 'gives once what comes many times at once',
    hint: `A look before the insert is not enough: two look at the same moment. ${ONCE}`,
    run: atOnce,
  },
  {
    id: 'mail-conflict',
    title: 'refuses another mail of the same name',
    hint: `Same mail_id, other body → 409 {"error":"mail_id_conflict"}, and the first mail stays as it is. ${ONCE}`,
    run: conflict,
  },
  {
    id: 'unknown-item',
    title: 'refuses a mail with an item it does not know, whole',
    hint: '422 {"error":"unknown_item"}; all items in one transaction or none, and the mail_id is not used up.',
    run: unknownItem,
  },
  {
    id: 'mail-to-nobody',
    title: 'refuses a mail to a role that is not there',
    hint: '404 {"error":"role_not_found"}.',
    run: async (game) => answered(await game.send(game.mail({ role_id: game.wish.absentRole })), 404, 'role_not_found'),
  },
  {
    id: 'not-json',
    title: 'refuses what is no mail, calmly',
    hint: '400 {"error":"bad_request"}: 5xx would be sent again for two days.',
    run: async (game) => answered(await game.send(game.mail(), {}, '{"mail_id":'), [400, 422]),
  },
  {
    id: 'long-texts',
    title: 'takes the longest texts and the most items',
    hint: `Title 60, body 1,000 and reason 100 signs with Chinese and emoji (utf8mb4), ${MAX_MAIL_ITEMS} items, whole numbers up to 1,000,000.`,
    run: longTexts,
  },
  {
    id: 'state-known',
    title: 'says what became of a mail',
    hint: 'GET /partner/v1/mails/{mail_id} → 200 {"mail_id":"…","status":"accepted","partner_mail_id":"…"}; also claimed, expired, recalled.',
    run: async (game) => {
      const mail = game.mail();
      await sent(game, mail);
      await state(game, mail.mail_id, 'accepted');
    },
  },
  {
    id: 'state-unknown',
    title: 'says for sure that it has no such mail',
    hint: '404 {"error":"mail_not_found"}.',
    run: async (game) => answered(await game.state(freshMailId()), 404, 'mail_not_found'),
  },
  {
    id: 'many',
    title: `takes ${MANY} mails at a time`,
    hint: 'Each within 5 s. Do not hold a lock for all mails; one per role is enough.',
    run: async (game) =>
      void (await Promise.all(Array.from({ length: MANY }, () => sent(game, game.mail(), 'accepted')))),
  },
];

function sameNumber(first: MailAnswer, again: MailAnswer): void {
  const [a, b] = [first.partner_mail_id, again.partner_mail_id];
  must(a === b, `the same mail has another partner_mail_id: first ${a}, then ${b}`);
}

async function atOnce(game: GameSide): Promise<void> {
  const mail = game.mail();
  const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => sent(game, mail)));
  const accepted = answers.filter(({ status }) => status === 'accepted').length;
  must(accepted === 1, `${AT_ONCE} times at once: ${accepted} say "accepted", one should`);
  for (const answer of answers) sameNumber(answers[0] ?? answer, answer);
}

async function conflict(game: GameSide): Promise<void> {
  const mail = game.mail();
  const first = await sent(game, mail);
  const other = await game.send({ ...mail, items: [{ item_code: game.wish.item, qty: 2 }] });
  answered(other, 409, 'mail_id_conflict');
  sameNumber(first, await sent(game, mail, 'duplicate'));
}

async function unknownItem(game: GameSide): Promise<void> {
  const known = { item_code: game.wish.item, qty: 1 };
  const mail = game.mail({ items: [known, { item_code: game.wish.unknownItem, qty: 1 }] });
  answered(await game.send(mail), 422, 'unknown_item');
  const after = await game.state(mail.mail_id);
  if (after.status !== 404) throw new Wrong(`it was kept all the same: its state is ${shown(after)}`);
}

async function longTexts(game: GameSide): Promise<void> {
  const mail = game.mail({
    title: '恭喜🎉'.repeat(15),
    body: '十二個字的角色名稱在這裡🦖'.repeat(71),
    reason: 'r'.repeat(100),
    items: Array.from({ length: MAX_MAIL_ITEMS }, (_, nth) => ({
      item_code: game.wish.item,
      qty: nth ? nth : 1_000_000,
    })),
  });
  const first = await sent(game, mail, 'accepted');
  sameNumber(first, await sent(game, mail, 'duplicate'));
}

export const recallChecks: Check[] = [
  {
    id: 'recall',
    title: 'takes a mail back, once and for good',
    hint: 'POST /partner/v1/mails/{mail_id}/recall → 200 {"mail_id":"…","status":"recalled"}, again and again; the same mail after that is a duplicate and gives nothing.',
    run: recalled,
  },
  {
    id: 'recall-unknown',
    title: 'cannot take back what it never had',
    hint: '404 {"error":"mail_not_found"}.',
    run: async (game) => answered(await game.recall(freshMailId()), 404, 'mail_not_found'),
  },
];

export const noRecallChecks: Check[] = [
  {
    id: 'recall-not-offered',
    title: 'says that it takes no mails back',
    hint: '501 {"error":"not_offered"}. If you do take mails back, run this with --recall.',
    run: async (game) => answered(await game.recall(freshMailId()), 501, 'not_offered'),
  },
];

async function recalled(game: GameSide): Promise<void> {
  const mail = game.mail();
  await sent(game, mail);
  for (let nth = 1; nth <= 2; nth += 1) {
    const { status } = answeredWell<{ status: string }>(await game.recall(mail.mail_id), recallAnswer);
    must(status === 'recalled', `expected "recalled", got "${status}"`);
  }
  await state(game, mail.mail_id, 'recalled');
  await sent(game, mail, 'duplicate');
  await state(game, mail.mail_id, 'recalled');
}
