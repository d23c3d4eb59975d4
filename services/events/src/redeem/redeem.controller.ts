import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { redeemBody, type EventFormView, type RedeemBody, type RedeemView } from '@hub/contracts/events';
import { CurrentPlayer, yup, type PlayerCaller } from '@hub/nest-kit/http';
import { RedeemCode } from './redeem-code.ts';
import { promotionOver } from './redeem.errors.ts';
import { RenderEvent } from './render-event.ts';

/** Event codes, for players. */
@Controller('api/events')
export class RedeemController {
  constructor(
    private readonly renderEvent: RenderEvent,
    private readonly redeemCode: RedeemCode,
  ) {}

  @Get('render_event_form/:event')
  render(@CurrentPlayer() caller: PlayerCaller, @Param('event') event: string): Promise<EventFormView> {
    return this.renderEvent.run(caller, event);
  }

  @Post('redeem_serial_code/:event')
  @HttpCode(200)
  redeem(
    @CurrentPlayer() caller: PlayerCaller,
    @Param('event') event: string,
    @Body(yup(redeemBody)) { serial_no }: RedeemBody,
  ): Promise<RedeemView> {
    return this.redeemCode.run(caller, event, serial_no);
  }

  /** A promotion that is over for good: whatever is sent gets the same answer. */
  @Post('verify_deliveroo')
  deliveroo(): never {
    throw promotionOver();
  }
}
