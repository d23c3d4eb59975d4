import { Faults } from './faults.ts';
import { Mailbox } from './mailbox.ts';
import { startSmtp } from './smtp.ts';
import { startWeb } from './web.ts';

export type Env = Record<string, string | undefined>;
export type RunningCatcher = { name: string; url: string; smtpUrl: string; close(): Promise<void> };

const portOf = (text: string | undefined): number => Number(text ?? 0);

/**
 * Starts the mail catcher. Reads HOST, PORT (page and interface), SMTP_PORT (0 = a free one) and MAIL_FOLDER
 * (where .eml files are kept; without it mails live in memory only).
 */
export const start = async (env: Env): Promise<RunningCatcher> => {
  const host = env.HOST ?? '127.0.0.1';
  const mailbox = new Mailbox(env.MAIL_FOLDER);
  const faults = new Faults();
  await mailbox.load();
  const smtp = await startSmtp(host, portOf(env.SMTP_PORT), mailbox, faults);
  const web = await startWeb(host, portOf(env.PORT), mailbox, faults);
  return {
    name: 'mail-catcher',
    url: web.url,
    smtpUrl: smtp.url,
    close: async () => {
      await web.close();
      await smtp.close();
    },
  };
};

if (process.argv[1] === import.meta.filename) {
  const catcher = await start(process.env);
  process.stdout.write(`mail catcher: ${catcher.url} and ${catcher.smtpUrl}\n`);
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => void catcher.close().then(() => process.exit(0)));
}
