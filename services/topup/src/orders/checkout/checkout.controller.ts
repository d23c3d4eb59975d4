import { Body, Controller, Header } from '@nestjs/common';
import {
  cancelReportBody,
  mailNumberBody,
  orderCalls,
  payAgainBody,
  type CancelledReportView,
  type CancelReportBody,
  type CompletedReportView,
  type FirstStepView,
  type MailNumberBody,
  type NumberMailedView,
  type PayAgainBody,
  type PaymentFormView,
} from '@hub/contracts/topup';
import { Call, CurrentCaller, yup, type Caller } from '@hub/nest-kit/http';
import { MailNumber } from '../number-mail/mail-number.ts';
import { CancelOrder } from './cancel-order.ts';
import { FirstStep } from './first-step.ts';
import { OpenPurchase } from './open-purchase.ts';
import { ReportTransfer } from './report-transfer.ts';

/** By which rules a body is read, its game says. */
@Controller()
export class CheckoutController {
  constructor(
    private readonly first: FirstStep,
    private readonly transfer: ReportTransfer,
    private readonly purchase: OpenPurchase,
    private readonly cancelling: CancelOrder,
    private readonly mailing: MailNumber,
  ) {}

  @Call(orderCalls.firstStep)
  @Header('cache-control', 'no-store')
  begin(@CurrentCaller() caller: Caller, @Body() body: unknown): Promise<FirstStepView> {
    return this.first.run(caller, body);
  }

  @Call(orderCalls.reportTransfer)
  @Header('cache-control', 'no-store')
  report(@CurrentCaller() caller: Caller, @Body() body: unknown): Promise<CompletedReportView> {
    return this.transfer.run(caller, body);
  }

  @Call(orderCalls.openPurchase)
  @Header('cache-control', 'no-store')
  open(@CurrentCaller() caller: Caller, @Body() body: unknown): Promise<PaymentFormView> {
    return this.purchase.run(caller, body);
  }

  @Call(orderCalls.payAgain)
  @Header('cache-control', 'no-store')
  payAgain(@Body(yup(payAgainBody)) { token }: PayAgainBody): Promise<PaymentFormView> {
    return this.purchase.again(token);
  }

  @Call(orderCalls.mailNumber)
  @Header('cache-control', 'no-store')
  mailNumber(
    @CurrentCaller() { language }: Caller,
    @Body(yup(mailNumberBody)) { token }: MailNumberBody,
  ): Promise<NumberMailedView> {
    return this.mailing.run(token, language);
  }

  @Call(orderCalls.cancelReport)
  @Header('cache-control', 'no-store')
  cancel(@Body(yup(cancelReportBody)) { token }: CancelReportBody): Promise<CancelledReportView> {
    return this.cancelling.run(token);
  }
}
