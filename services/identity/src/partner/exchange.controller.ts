import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { exchangeBody } from '@hub/contracts/identity';
import { CurrentCaller, CurrentService, yup, type Caller } from '@hub/nest-kit/http';
import { ExchangeToken } from './exchange-token.ts';

@Controller('internal')
export class ExchangeController {
  constructor(private readonly exchangeToken: ExchangeToken) {}

  @Post('exchange')
  @HttpCode(200)
  exchange(
    @CurrentService() _: string,
    @CurrentCaller() caller: Caller,
    @Body(yup(exchangeBody)) body: { token: string },
  ) {
    return this.exchangeToken.run(body.token, caller.rid);
  }
}
