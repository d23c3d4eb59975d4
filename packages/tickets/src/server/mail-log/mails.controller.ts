import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import {
  bounceBody,
  mailsQuery,
  resendBody,
  type BounceBody,
  type Desk,
  type MailsQuery,
  type ResendBody,
} from '@hub/contracts/tickets';
import { CurrentCaller, CurrentStaff, yup, type Caller, type StaffCaller, numberOf } from '@hub/nest-kit/http';
import { FindMails } from './find-mails.ts';
import { ResendMail } from './resend-mail.ts';
import { TakeBounce } from './take-bounce.ts';

/** The mails of a desk: what became of them, once more, and what the mail server reports. */
export function mailsController(desk: Desk) {
  @Controller('api')
  class MailsController {
    constructor(
      private readonly findMails: FindMails,
      private readonly resendMail: ResendMail,
      private readonly takeBounce: TakeBounce,
    ) {}

    @Get(`staff/${desk.api}/mails`)
    list(@CurrentStaff() caller: StaffCaller, @Query(yup(mailsQuery)) query: MailsQuery) {
      return this.findMails.run(caller.who, query);
    }

    @Post(`staff/${desk.api}/mails/:id/resend`)
    @HttpCode(200)
    resend(@CurrentStaff() caller: StaffCaller, @Param('id') id: string, @Body(yup(resendBody)) body: ResendBody) {
      return this.resendMail.resend(caller, numberOf(id), body);
    }

    @Post(`staff/${desk.api}/mails/:id/release`)
    @HttpCode(200)
    release(@CurrentStaff() caller: StaffCaller, @Param('id') id: string) {
      return this.resendMail.release(caller, numberOf(id));
    }

    @Post(`${desk.api}/bounces`)
    @HttpCode(200)
    bounce(@CurrentCaller() caller: Caller, @Body(yup(bounceBody)) body: BounceBody) {
      return this.takeBounce.run(caller, body);
    }
  }
  return MailsController;
}
