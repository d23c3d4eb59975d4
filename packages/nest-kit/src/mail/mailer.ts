import type { OnApplicationShutdown } from '@nestjs/common';
import { createTransport, type Transporter } from 'nodemailer';
import { UnrecoverableError } from '../outbox/job.ts';

/** `key` makes the Message-ID, so a second sending is recognised; `bounce` is what its return path carries. */
export type Mail = { to: string; subject: string; text: string; html: string; key: string; bounce?: string };

const SEND_MS = 10_000;
const ASCII = /[\x00-\x7f]+/g;
/** Of a byte beyond ASCII quoted-printable makes three, of three bytes base64 makes four: from this share on it is shorter. */
const MOSTLY_BEYOND = 1 / 6;

/** How the words of a mail travel. What is mostly ASCII stays readable; the rest is half as dear to encode as base64. */
export function encodingOf(text: string): 'base64' | 'quoted-printable' {
  const beyond = Buffer.byteLength(text.replace(ASCII, ''));
  return beyond > Buffer.byteLength(text) * MOSTLY_BEYOND ? 'base64' : 'quoted-printable';
}

/** Throws when the server did not take the mail. */
export class Mailer implements OnApplicationShutdown {
  private readonly transport: Transporter;

  /** `plain`: a server without TLS is good enough; only for the catcher of a local run. */
  constructor(
    smtpUrl: string,
    private readonly from: string,
    plain: boolean,
  ) {
    const url = new URL(smtpUrl);
    this.transport = createTransport({
      host: url.hostname,
      port: Number(url.port || (url.protocol === 'smtps:' ? 465 : 587)),
      secure: url.protocol === 'smtps:',
      requireTLS: !plain,
      ...(url.username
        ? { auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) } }
        : {}),
      pool: true,
      maxConnections: 4,
      connectionTimeout: SEND_MS,
      greetingTimeout: SEND_MS,
      socketTimeout: SEND_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  /** Answers the codes of the server: `250 2.0.0`. */
  async send(mail: Mail): Promise<string> {
    const domain = this.from.match(/@([^>\s]+)/)?.[1] ?? 'player.example';
    const sent = this.transport.sendMail({
      from: this.from,
      ...(mail.bounce && { envelope: { from: `bounce+${mail.bounce}@${domain}`, to: mail.to } }),
      to: { name: '', address: mail.to },
      subject: mail.subject.replace(/[\r\n]+/g, ' '),
      text: mail.text,
      html: mail.html,
      textEncoding: encodingOf(mail.text),
      messageId: `<${mail.key}@${domain}>`,
      headers: { 'auto-submitted': 'auto-generated', 'x-auto-response-suppress': 'All' },
    });
    const { response } = (await sent.catch((error: SmtpFault) => {
      throw withoutAddress(error);
    })) as { response?: string };
    return /^\d{3}(?:[ -]\d\.\d{1,3}\.\d{1,3})?/.exec(response ?? '')?.[0] ?? '';
  }

  close(): void {
    this.transport.close();
  }

  onApplicationShutdown(): void {
    this.close();
  }
}

type SmtpFault = { code?: string; command?: string; responseCode?: number };

/** The server's words repeat the address; only their codes leave here. A refused recipient stays refused. */
function withoutAddress({ code, command, responseCode }: SmtpFault): Error {
  const words = `mail not taken: ${[code, command, responseCode].filter(Boolean).join(' ')}`;
  const refused = command === 'RCPT TO' && (responseCode ?? 0) >= 500;
  return refused ? new UnrecoverableError(words) : new Error(words);
}
