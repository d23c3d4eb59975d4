import { MailReports } from '@hub/nest-kit/bounces';
import type { DeskFeature } from '../desk-feature.ts';
import { FindMails } from './find-mails.ts';
import { mailsController } from './mails.controller.ts';
import { ResendMail } from './resend-mail.ts';
import { TakeBounce } from './take-bounce.ts';

class MailLogModule {}

export const mailLog: DeskFeature = (desk, cases) => ({
  feature: MailLogModule,
  imports: [cases],
  http: () => ({
    controllers: [mailsController(desk)],
    providers: [MailReports, FindMails, ResendMail, TakeBounce],
  }),
});
