import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';
import { SLOW_MS } from '../../local-web/src/faults.ts';
import { comesBack, reportBounce, type BounceHooks } from './bounces.ts';
import type { MailFaults } from './mail-faults.ts';
import type { Mailbox } from './mailbox.ts';

export type Smtp = { url: string; close(): Promise<void> };

const CLOSE_LIMIT_MS = 2000;
const LARGEST_BYTES = 25 * 1024 * 1024;

async function readAll(stream: SMTPServerDataStream): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(Buffer.from(chunk as Uint8Array));
  return Buffer.concat(chunks);
}

const tryLater = () => Object.assign(new Error('4.3.0 try again later (fault switch)'), { responseCode: 451 });

async function receive(
  stream: SMTPServerDataStream,
  recipients: string[],
  mailbox: Mailbox,
  faults: MailFaults,
): Promise<string> {
  const raw = await readAll(stream);
  const mode = faults.take();
  if (mode === 'refuse') throw tryLater();
  if (mode === 'slow') await sleep(SLOW_MS);
  const { id } = await mailbox.add(recipients, raw);
  return `kept as ${id}`;
}

export type SmtpPlace = { host: string; port: number; bounces?: BounceHooks };

export async function startSmtp(place: SmtpPlace, mailbox: Mailbox, faults: MailFaults): Promise<Smtp> {
  const { host, port, bounces } = place;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    size: LARGEST_BYTES,
    closeTimeout: CLOSE_LIMIT_MS,
    onData: (stream, session, callback) => {
      const recipients = session.envelope.rcptTo.map(({ address }) => address);
      const { mailFrom } = session.envelope;
      const sender = mailFrom ? mailFrom.address : '';
      receive(stream, recipients, mailbox, faults).then((words) => {
        callback(null, words);
        if (bounces && comesBack(recipients)) void reportBounce(bounces, sender);
      }, callback);
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((done, failed) => {
    server.server.once('error', failed);
    server.listen(port, host, () => done());
  });
  const address = server.server.address() as AddressInfo;
  return {
    url: `smtp://${host}:${address.port}`,
    close: () => new Promise((done) => server.close(() => done())),
  };
}
