import { pbkdf2Sync, randomUUID } from 'node:crypto';
import { solveChallenge, type Challenge } from 'altcha-lib';
import type { CreatedView, FormSettingsView, SetupView, TicketView } from '@hub/contracts/tickets';
import { photo } from '../../../../packages/nest-kit/test/files/samples.ts';
import { addressOf } from '../../attachments/address-of.ts';
import { must, PARALLEL, type Ask } from './ask.ts';
import type { Turn } from './measure.ts';

const GAME = 'H73';
const PICTURE_KB = 12;
const BOUNDARY = '----bench-report-form';
const CHALLENGE = '/api/captcha/challenge?for=create';

/** The largest noisy picture that is a PNG of no more than 12 KB. */
export async function aPicture(): Promise<Buffer> {
  let best = Buffer.alloc(0);
  for (let width = 40; width < 200; width += 4) {
    const bytes = await photo(width, Math.round(width * 0.75))
      .png()
      .toBuffer();
    if (bytes.length > PICTURE_KB * 1024) return best;
    best = bytes;
  }
  return best;
}

function formOf(fields: Record<string, string>, picture: Buffer): Buffer {
  const part = (head: string) => Buffer.from(`--${BOUNDARY}\r\ncontent-disposition: form-data; ${head}\r\n\r\n`);
  const texts = Object.entries(fields).flatMap(([name, value]) => [
    part(`name="${name}"`),
    Buffer.from(`${value}\r\n`),
  ]);
  const file = part(`name="attachment1"; filename="IMG_0001.png"\r\ncontent-type: image/png`);
  return Buffer.concat([...texts, file, picture, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]);
}

/** Without the pool of threads: a try costs less than the way there. */
const deriveKey: Parameters<typeof solveChallenge>[0]['deriveKey'] = async ({ cost, keyLength }, salt, password) => ({
  parameters: {},
  derivedKey: pbkdf2Sync(password, salt, cost, keyLength ?? 32, 'sha256'),
});

async function solved(ask: Ask, address: string): Promise<string> {
  const { body: challenge } = await ask<Challenge>(CHALLENGE, { headers: { 'x-forwarded-for': address } });
  const solution = await solveChallenge({ challenge, deriveKey });
  const { parameters, signature } = challenge;
  return Buffer.from(JSON.stringify({ challenge: { parameters, signature }, solution })).toString('base64');
}

/** A visitor's browser works on a challenge, not the server: the answers are made before the load begins. */
export async function solvedChallenges(ask: Ask, many: number, net: number): Promise<string[]> {
  const tokens: string[] = [];
  const hand = async () => {
    while (tokens.length < many) tokens.push(await solved(ask, addressOf(net, tokens.length)));
  };
  await Promise.all(Array.from({ length: PARALLEL }, hand));
  return tokens;
}

export type Created = CreatedView & { content: string };

/** A visitor's whole way through the form: set-up, form, challenge, report with a picture. */
export function createCall(ask: Ask, tokens: string[], picture: Buffer, net: number, made: Created[]): Turn {
  return async (turn) => {
    const token = tokens[turn];
    if (!token) throw new Error('more reports than challenges');
    const headers = { 'x-forwarded-for': addressOf(net, turn) };
    const json = { search_string: `?param_game_id=${GAME}` };
    const setup = await ask<SetupView>('/api/service/init_setup', { headers, json });
    must(setup.status === 200, 'set-up', setup.body);
    const form = await ask<{ settings: FormSettingsView }>(`/api/questions/render_create_form/${GAME}`, { headers });
    const { game, captcha } = form.body.settings;
    must(game.game_id === GAME && captcha.enabled && captcha.challenge_url === CHALLENGE, 'form', form.body);
    const challenge = await ask<Challenge>(captcha.challenge_url, { headers });
    must(challenge.status === 200 && Boolean(challenge.body.signature), 'challenge', challenge.body);
    const content = `儲值三十分鐘仍未入帳，第 ${turn} 份`;
    const body = formOf({ ...typed(game.servers[0]?.server_id ?? '', turn), content, captcha_token: token }, picture);
    const type = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}`, 'idempotency-key': randomUUID() };
    const sent = await ask<{ msg: CreatedView }>('/api/questions/create_web_form', {
      headers: { ...headers, ...type },
      body,
    });
    must(sent.status === 200 && sent.body.msg.question_id > 0 && Boolean(sent.body.msg.token), 'report', sent.body);
    made.push({ ...sent.body.msg, content });
  };
}

const typed = (server_id: string, turn: number) => ({
  game_id: GAME,
  question_type: '2',
  email: `new${turn}@example.com`,
  phone: `09${String(10_000_000 + turn)}`,
  mobile_locale: '886',
  server_id,
  got_char: '1',
  character_name: '夜行者',
  in_game_id: '123456789',
});

/** Some of the reports, read with the tokens that came with them: text and picture are there. */
export async function checkCreated(ask: Ask, made: readonly Created[]): Promise<void> {
  for (const { question_id, token, content } of made.filter((_, at) => at % Math.ceil(made.length / 20) === 0)) {
    const path = `/api/questions/view/${question_id}`;
    const { body } = await ask<{ msg: TicketView }>(path, { headers: { 'x-auth-token': token } });
    must(body.msg.content.includes(content) && body.msg.pic_plus.length === 1, `created report ${question_id}`, body);
  }
}
