import { CLOCK_WINDOW_S, gamePaths } from '@hub/contracts/partner';
import type { Check } from './check.ts';
import { answered, firstCall, must, shown } from './expect-answer.ts';
import { strangeKey, type GameSide, type Over } from './game-side.ts';

const WITHIN_S = CLOCK_WINDOW_S - 20;
const BEYOND_S = CLOCK_WINDOW_S + 20;

const taken = async (game: GameSide, over: Over) => answered(await game.roleAt(game.wish.role, over), 200);
const takenFirst = (game: GameSide) =>
  firstCall(
    HOW_SIGNED,
    () => game.roleAt(game.wish.role),
    (said) => answered(said, 200),
  );
const refused = async (game: GameSide, over: Over) =>
  answered(await game.roleAt(game.wish.role, over), 401, 'bad_signature');

/** A mail that was signed in another way is refused, and nothing of it is kept. */
async function refusedMail(game: GameSide, over: Over, text?: string): Promise<void> {
  const mail = game.mail();
  answered(await game.send(mail, over, text ?? JSON.stringify(mail)), 401, 'bad_signature');
  const after = await game.state(mail.mail_id);
  must(after.status === 404, `the refused mail was kept all the same: its state is ${shown(after)}`);
}

export const HOW_SIGNED =
  'The signed text is {id}.{timestamp}.{METHOD}.{path with query}.{hex SHA-256 of the raw body}, HMAC-SHA256, base64.';
const WINDOW = `X-PS-Timestamp may be at most ${CLOCK_WINDOW_S} s away from your clock, to either side; keep the clock with NTP.`;
const RAW = 'Hash the bytes as they came, before anything parses them; do not write the JSON anew.';

export const signatureChecks: Check[] = [
  { id: 'signature', title: 'takes a signed call', hint: HOW_SIGNED, run: takenFirst },
  {
    id: 'wrong-secret',
    title: 'refuses a signature under another secret',
    hint: HOW_SIGNED,
    run: (game) => refused(game, { keys: [strangeKey()], kid: game.wish.key.kid }),
  },
  {
    id: 'no-signature',
    title: 'refuses a call without a signature',
    hint: 'No address below /partner/v1 answers unsigned calls, not even the health.',
    run: async (game) => {
      for (const name of ['x-ps-signature', 'x-ps-timestamp', 'x-ps-id', 'x-ps-key'])
        await refused(game, { headers: { [name]: '' } });
    },
  },
  {
    id: 'other-version',
    title: 'refuses a signature that is not v1',
    hint: 'Each signature begins with "v1,". Pass over all others.',
    run: (game) => refused(game, { headers: { 'x-ps-signature': 'v2,AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=' } }),
  },
  {
    id: 'clock-within',
    title: `takes clocks that are ${WITHIN_S} s apart`,
    hint: WINDOW,
    run: async (game) => {
      for (const aheadS of [-WITHIN_S, WITHIN_S]) await taken(game, { aheadS });
    },
  },
  {
    id: 'clock-late',
    title: 'refuses a call of long ago',
    hint: WINDOW,
    run: (game) => refused(game, { aheadS: -BEYOND_S }),
  },
  {
    id: 'clock-early',
    title: 'refuses a call from the future',
    hint: WINDOW,
    run: (game) => refused(game, { aheadS: BEYOND_S }),
  },
  {
    id: 'other-path',
    title: 'refuses a signature for another path',
    hint: 'The path is signed as it came over the line, with its query: not the name of a route, nothing decoded.',
    run: async (game) => {
      await refused(game, { signed: { path: gamePaths.role('1', game.wish.game, game.wish.host) } });
      await refused(game, { signed: { path: gamePaths.role(game.wish.role, game.wish.game, 'other') } });
    },
  },
  {
    id: 'other-method',
    title: 'refuses a signature for another method',
    hint: 'The method is signed in capitals.',
    run: (game) => refusedMail(game, { signed: { method: 'PUT' } }),
  },
  { id: 'other-body', title: 'refuses a body that was changed on its way', hint: RAW, run: changedBody },
  {
    id: 'rewritten-body',
    title: 'refuses a body that was written anew with the same meaning',
    hint: RAW,
    run: rewrittenBody,
  },
  { id: 'raw-body', title: 'takes a body with blanks and escapes, as it was signed', hint: RAW, run: rawBody },
  {
    id: 'two-signatures',
    title: 'finds its signature among two',
    hint: 'While a key is changed there are two signatures with a space between; one that fits is enough.',
    run: (game) => taken(game, { keys: [strangeKey(), game.wish.key], kid: game.wish.key.kid }),
  },
  {
    id: 'new-key-named',
    title: 'finds its signature when the call names the new key',
    hint: 'X-PS-Key names the newest key, which you may not have yet. Try every key of the site that you have.',
    run: (game) => taken(game, { keys: [strangeKey(), game.wish.key] }),
  },
];

function changedBody(game: GameSide): Promise<void> {
  const mail = game.mail();
  const other = JSON.stringify({ ...mail, items: [{ item_code: game.wish.item, qty: 999 }] });
  return mailSignedAs(game, mail.mail_id, other, JSON.stringify(mail));
}

function rewrittenBody(game: GameSide): Promise<void> {
  const mail = game.mail();
  return mailSignedAs(game, mail.mail_id, JSON.stringify(mail, null, 2), JSON.stringify(mail));
}

async function mailSignedAs(game: GameSide, id: string, sent: string, signed: string): Promise<void> {
  answered(await game.call('POST', gamePaths.mails, sent, { id, signed: { body: signed } }), 401, 'bad_signature');
  const after = await game.state(id);
  must(after.status === 404, `the refused mail was kept all the same: its state is ${shown(after)}`);
}

async function rawBody(game: GameSide): Promise<void> {
  const mail = game.mail();
  const text = JSON.stringify(mail, null, 1).replace('測', '\\u6e2c');
  answered(await game.send(mail, {}, text), 200);
}
