import { Body, Controller, Header, Query, Res } from '@nestjs/common';
import { paymentCalls, providerForm, returnQuery, type ProviderForm, type ReturnQuery } from '@hub/contracts/topup';
import { AppError, Call, SentBytes, yup } from '@hub/nest-kit/http';
import type { FastifyReply } from 'fastify';
import { TradeRefused } from '../../../newebpay/trade-cipher.ts';
import { NewebpayMessages } from '../newebpay-messages.ts';
import { TakeReturn } from './take-return.ts';

/** What the provider, and browsers that come from it, post to us. */
@Controller()
export class CallbacksController {
  constructor(
    private readonly messages: NewebpayMessages,
    private readonly returns: TakeReturn,
  ) {}

  /** 200 once it is a row; one refusal for everything that is not the provider’s. */
  @Call(paymentCalls.takeNotice)
  @Header('cache-control', 'no-store')
  async notice(@Body(yup(providerForm)) form: ProviderForm, @SentBytes() body: Buffer): Promise<string> {
    try {
      await this.messages.take(form, body);
      return 'OK';
    } catch (error) {
      if (error instanceof TradeRefused) throw new AppError(400, { msg: { code: 'NOTICE_REFUSED' } });
      throw error;
    }
  }

  @Call(paymentCalls.returnFromPayment)
  @Header('cache-control', 'no-store')
  async back(
    @Body(yup(providerForm)) form: ProviderForm,
    @SentBytes() body: Buffer,
    @Query(yup(returnQuery)) { o }: ReturnQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    void reply.header('location', await this.returns.fromPayment({ form, body }, o));
  }

  @Call(paymentCalls.returnWithNumber)
  @Header('cache-control', 'no-store')
  async number(
    @Body(yup(providerForm)) form: ProviderForm,
    @SentBytes() body: Buffer,
    @Query(yup(returnQuery)) { o }: ReturnQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    void reply.header('location', await this.returns.withNumber({ form, body }, o));
  }
}
