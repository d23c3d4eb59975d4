import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { aStaff, callAs } from '@hub/nest-kit/testing';
import type { CreatedView } from '@hub/contracts/tickets';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { start as startWorker } from '../src/worker.ts';
import { aReport, startSupport, type Support } from './support.setup.ts';
import { workCalls } from './work-calls.ts';

type Sent = { to: string[]; raw: string };

/** A mail server that writes down whom a mail is for and every byte of it. */
async function plainServer() {
  const mails: Sent[] = [];
  const server = createServer((socket) => {
    let mail: Sent = { to: [], raw: '' };
    let within = false;
    let rest = '';
    const line = (text: string) => {
      if (within && text === '.') {
        within = false;
        mails.push(mail);
        mail = { to: [], raw: '' };
        socket.write('250 ok\r\n');
      } else if (within) mail.raw += `${text}\r\n`;
      else if (text === 'DATA') {
        within = true;
        socket.write('354 go on\r\n');
      } else {
        if (/^RCPT TO/i.test(text)) mail.to.push(text);
        socket.write('250 ok\r\n');
      }
    };
    socket.write('220 plain\r\n');
    socket.on('data', (bytes) => {
      const lines = (rest + bytes.toString()).split('\r\n');
      rest = lines.pop() ?? '';
      lines.forEach(line);
    });
    socket.on('error', () => {});
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return { mails, port: (server.address() as AddressInfo).port, close: () => server.close() };
}

let server: Awaited<ReturnType<typeof plainServer>>;
let support: Support;
let worker: Awaited<ReturnType<typeof startWorker>>;
beforeAll(async () => {
  server = await plainServer();
  support = await startSupport({ SMTP_URL: `smtp://127.0.0.1:${server.port}` });
  worker = await startWorker(support.env);
});
afterAll(async () => {
  await worker.close();
  await support.close();
  server.close();
});

const BCC = 'Bcc: everybody@example.com';
const EVIL = 'EVILWORDS';
const HEADERS = [
  'auto-submitted',
  'content-type',
  'date',
  'from',
  'message-id',
  'mime-version',
  'subject',
  'to',
  'x-auto-response-suppress',
];
const headersOf = (raw: string) =>
  raw
    .slice(0, raw.indexOf('\r\n\r\n'))
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
const namesOf = (raw: string) => headersOf(raw).map((header) => header.slice(0, header.indexOf(':')).toLowerCase());

/** The words of a mail: a part in base 64 is decoded. */
const wordsOf = (raw: string) =>
  raw
    .split(/\r\n(?:\r\n|--)/)
    .map((part) => (/^[\w+/=\r\n]+$/.test(part) ? Buffer.from(part, 'base64').toString() : part))
    .join('\n');

it.each([
  ['new lines', (field: string) => `${EVIL} ${field}\r\n${BCC}`],
  ['a NUL', (field: string) => `${EVIL} ${field}\0${BCC}`],
  ['an encoded word', (field: string) => `=?utf-8?Q?${EVIL}=0D=0A${field}?=`],
  ['the longest words', (field: string) => `${EVIL}${field}`.padEnd(32, 'x')],
])('nothing typed adds a header, a recipient or a word: %s', async (_, poison) => {
  const typed = ['game_name', 'character_name', 'in_game_id', 'role_id', 'partner_uid', 'note', 'content'];
  const short = (field: string) => poison(field).slice(0, field === 'in_game_id' || field === 'role_id' ? 32 : 50);
  const form = aReport(Object.fromEntries(typed.map((field) => [field, short(field)])));
  const { body } = await callAs<{ msg: CreatedView }>(support.url, 'support', 'POST /api/questions/create_web_form', {
    form,
  });
  const id = body.msg.question_id;
  const who = { kind: 'K', desk: 'support', ticket: id, game: 'H73' } as const;
  const post = (line: string, sent: object) => callAs(support.url, 'support', line, sent);
  await post('POST /api/questions/by_checkid', { body: { email: form.email } });
  await workCalls(() => support).act(aStaff(), id, 'reply', { body: { content: poison('answer') } });
  await post('POST /api/questions/close_question', { who, body: { question_id: id } });
  await post('POST /api/questions/post_csat', {
    who,
    body: { question_id: id, csat: '2', comment: poison('comment') },
  });
  // Received, codes, answered, closed; a rating sends nothing.
  const own = () => server.mails.filter(({ raw }) => raw.includes(String(form.email)));
  await expect.poll(own, { timeout: 15_000, interval: 100 }).toHaveLength(4);
  for (const { to, raw } of own()) {
    expect(to).toEqual([`RCPT TO:<${form.email}>`]);
    expect(namesOf(raw).sort()).toEqual(HEADERS);
    expect(headersOf(raw).find((header) => header.startsWith('To:'))).toBe(`To: ${form.email}`);
    expect(wordsOf(raw)).toContain('/service/H73/query');
    expect(wordsOf(raw)).not.toContain(EVIL);
    expect(wordsOf(raw)).not.toContain('everybody');
  }
});
