import { placeIn, runAlone, type Env } from '../../local-web/src/program.ts';
import { mailFaults } from './mail-faults.ts';
import { Mailbox } from './mailbox.ts';
import { startSmtp } from './smtp.ts';
import { startMailWeb } from './web.ts';

export type RunningCatcher = { name: string; url: string; smtpUrl: string; close(): Promise<void> };

/**
 * Starts the mail catcher. Reads HOST, PORT (page and interface), SMTP_PORT (0 = a free one) and MAIL_FOLDER
 * (where .eml files are kept; without it mails live in memory only), BOUNCE_URLS (parted by spaces) and BOUNCE_KEY: mails to
 * `bounce…@` come back, and are reported to each of them.
 */
export const start = async (env: Env): Promise<RunningCatcher> => {
  const place = placeIn(env);
  const mailbox = new Mailbox(env.MAIL_FOLDER);
  const faults = mailFaults();
  await mailbox.load();
  const { BOUNCE_URLS: urls, BOUNCE_KEY: key } = env;
  const bounces = urls && key ? { urls: urls.split(' '), key } : undefined;
  const smtp = await startSmtp({ host: place.host, port: Number(env.SMTP_PORT ?? 0), bounces }, mailbox, faults);
  const web = await startMailWeb(place, mailbox, faults);
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

if (process.argv[1] === import.meta.filename)
  await runAlone(start, ({ url, smtpUrl }) => `mail catcher: ${url} and ${smtpUrl}`);
