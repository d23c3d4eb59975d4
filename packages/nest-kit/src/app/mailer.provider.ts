import type { Provider } from '@nestjs/common';
import { CONFIG } from './tokens.ts';

type Settings = { HUB_ENV: string; SMTP_URL: string; MAIL_FROM: string };

export const MAILER = Symbol('mailer');

export const mailer: Provider = {
  provide: MAILER,
  inject: [CONFIG],
  useFactory: async ({ HUB_ENV, SMTP_URL, MAIL_FROM }: Settings) => {
    // Loaded only where it is used.
    const { Mailer } = await import('../mail/mailer.ts');
    return new Mailer(SMTP_URL, MAIL_FROM, HUB_ENV !== 'production');
  },
};
