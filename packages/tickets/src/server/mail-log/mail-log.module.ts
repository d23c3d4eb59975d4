import { CONFIG } from '@hub/nest-kit/app';
import { parseKey } from '@hub/nest-kit/keys';
import type { DeskFeature } from '../desk-feature.ts';
import { FindMails } from './find-mails.ts';
import { mailsController } from './mails.controller.ts';
import { ResendMail } from './resend-mail.ts';
import { BOUNCE_KEY, TakeBounce } from './take-bounce.ts';

const bounceKey = {
  provide: BOUNCE_KEY,
  inject: [CONFIG],
  useFactory: (config: { BOUNCE_KEY: string }) => parseKey(config.BOUNCE_KEY),
};

class MailLogModule {}

export const mailLog: DeskFeature = (desk, cases) => ({
  feature: MailLogModule,
  imports: [cases],
  http: () => ({
    controllers: [mailsController(desk)],
    providers: [bounceKey, FindMails, ResendMail, TakeBounce],
  }),
});
