import { Body, Controller, Param, Query } from '@nestjs/common';
import {
  mailCalls,
  bounceBody,
  mailsQuery,
  resendBody,
  type BounceBody,
  type Desk,
  type MailsQuery,
  type ResendBody,
} from '@hub/contracts/tickets';
import { Call, CurrentCaller, CurrentStaff, yup, type Caller, type StaffCaller, numberOf } from '@hub/nest-kit/http';
import { FindMails } from './find-mails.ts';
import { ResendMail } from './resend-mail.ts';
import { TakeBounce } from './take-bounce.ts';

export function mailsController(desk: Desk) {
  @Controller()
  class MailsController {
    constructor(
      private readonly findMails: FindMails,
      private readonly resendMail: ResendMail,
      private readonly takeBounce: TakeBounce,
    ) {}

    @Call(mailCalls(desk).listMails)
    list(@CurrentStaff() caller: StaffCaller, @Query(yup(mailsQuery)) query: MailsQuery) {
      return this.findMails.run(caller.who, query);
    }

    @Call(mailCalls(desk).resendMail)
    resend(@CurrentStaff() caller: StaffCaller, @Param('id') id: string, @Body(yup(resendBody)) body: ResendBody) {
      return this.resendMail.resend(caller, numberOf(id), body);
    }

    @Call(mailCalls(desk).releaseMail)
    release(@CurrentStaff() caller: StaffCaller, @Param('id') id: string) {
      return this.resendMail.release(caller, numberOf(id));
    }

    @Call(mailCalls(desk).noteBounce)
    bounce(@CurrentCaller() caller: Caller, @Body(yup(bounceBody)) body: BounceBody) {
      return this.takeBounce.run(caller, body);
    }
  }
  return MailsController;
}
