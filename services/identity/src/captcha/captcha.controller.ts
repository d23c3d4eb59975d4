import { Body, Controller, Get, Header, HttpCode, Post, Query } from '@nestjs/common';
import {
  captchaCalls,
  challengeQuery,
  consumeCaptchaBody,
  offerCaptchaQuery,
  type ChallengeQuery,
  type ConsumeCaptchaBody,
  type ConsumeCaptchaView,
  type OfferCaptchaQuery,
  type OfferCaptchaView,
} from '@hub/contracts/identity';
import { Call, CurrentService, yup } from '@hub/nest-kit/http';
import { ConsumeCaptcha } from './consume-captcha.ts';
import { MakeChallenge } from './make-challenge.ts';
import { OfferCaptcha } from './offer-captcha.ts';

@Controller()
export class CaptchaController {
  constructor(
    private readonly makeChallenge: MakeChallenge,
    private readonly offerCaptcha: OfferCaptcha,
    private readonly consumeCaptcha: ConsumeCaptcha,
  ) {}

  @Call(captchaCalls.offerChallenge)
  @Header('cache-control', 'no-store')
  challenge(@Query(yup(challengeQuery)) query: ChallengeQuery) {
    return this.makeChallenge.run(query);
  }

  @Get('internal/captcha/offer')
  offer(@CurrentService() _: string, @Query(yup(offerCaptchaQuery)) query: OfferCaptchaQuery): OfferCaptchaView {
    return { captcha: this.offerCaptcha.run(query.for, query.provider) };
  }

  @Post('internal/captcha/consume')
  @HttpCode(200)
  consume(
    @CurrentService() _: string,
    @Body(yup(consumeCaptchaBody)) body: ConsumeCaptchaBody,
  ): Promise<ConsumeCaptchaView> {
    return this.consumeCaptcha.run(body);
  }
}
