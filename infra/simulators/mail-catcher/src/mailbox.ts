import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';

export type Mail = {
  id: string;
  to: string;
  from: string;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
  received_at: string;
};

const KEPT = 2000;
const ENVELOPE = /^x-envelope-to:\s*(.*)\r?\n/i;

export class Mailbox {
  private mails: Mail[] = [];
  private count = 0;
  private readonly folder: string | undefined;

  constructor(folder?: string) {
    this.folder = folder;
  }

  async load(): Promise<void> {
    if (!this.folder) return;
    await mkdir(this.folder, { recursive: true });
    const files = (await readdir(this.folder)).filter((name) => name.endsWith('.eml')).sort();
    for (const file of files.slice(-KEPT)) {
      const raw = await readFile(join(this.folder, file));
      const envelope = ENVELOPE.exec(raw.toString('utf8', 0, 4096))?.[1] ?? '';
      const id = file.slice(0, -'.eml'.length);
      this.mails.unshift(await parse(id, timeIn(id), envelope, raw));
    }
  }

  /** Takes a mail in; the envelope's recipients count, not the header's (a blind copy is a recipient too). */
  async add(recipients: string[], raw: Buffer): Promise<Mail> {
    const at = new Date();
    const id = `${at.toISOString().replaceAll(/[-:.]/g, '')}-${String((this.count += 1)).padStart(5, '0')}`;
    const envelope = recipients.join(', ');
    const mail = await parse(id, at, envelope, raw);
    this.mails = [mail, ...this.mails].slice(0, KEPT);
    if (this.folder)
      await writeFile(
        join(this.folder, `${id}.eml`),
        Buffer.concat([Buffer.from(`X-Envelope-To: ${envelope}\r\n`), raw]),
      );
    return mail;
  }

  list(to?: string): Mail[] {
    const wanted = to?.trim().toLowerCase();
    return wanted ? this.mails.filter((mail) => mail.to.toLowerCase().split(', ').includes(wanted)) : this.mails;
  }

  find(id: string): Mail | undefined {
    return this.mails.find((mail) => mail.id === id);
  }

  async clear(): Promise<void> {
    this.mails = [];
    if (!this.folder) return;
    const files = (await readdir(this.folder)).filter((name) => name.endsWith('.eml'));
    await Promise.all(files.map((name) => rm(join(this.folder ?? '', name), { force: true })));
  }
}

function timeIn(id: string): Date {
  const [, y, mo, d, h, mi, s, ms] = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(\d{3})Z/.exec(id) ?? [];
  return y ? new Date(`${y}-${mo}-${d}T${h}:${mi}:${s}.${ms}Z`) : new Date(0);
}

async function parse(id: string, at: Date, envelope: string, raw: Buffer): Promise<Mail> {
  const mail = await PostalMime.parse(raw);
  return {
    id,
    to: envelope || (mail.to ?? []).map(({ address }) => address).join(', '),
    from: mail.from?.address ?? '',
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html ?? '',
    headers: Object.fromEntries(mail.headers.map(({ key, value }) => [key.toLowerCase(), value])),
    received_at: at.toISOString(),
  };
}
