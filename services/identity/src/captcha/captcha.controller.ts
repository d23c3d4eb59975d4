import { Body, Controller, Get, Header, HttpCode, Post, Query } from '@nestjs/common';
import {
  challengeQuery,
  consumeCaptchaBody,
  type ConsumeCaptchaBody,
  type ConsumeCaptchaView,
} from '@hub/contracts/identity';
import type { CaptchaForm } from '@hub/contracts/shared';
import { CurrentService, yup } from '@hub/nest-kit/http';
import { ConsumeCaptcha } from './consume-captcha.ts';
import { MakeChallenge } from './make-challenge.ts';

@Controller()
export class CaptchaController {
  constructor(
    private readonly makeChallenge: MakeChallenge,
    private readonly consumeCaptcha: ConsumeCaptcha,
  ) {}

  @Get('api/captcha/challenge')
  @Header('cache-control', 'no-store')
  challenge(@Query(yup(challengeQuery)) query: { for: CaptchaForm }) {
    return this.makeChallenge.run(query.for);
  }

  @Post('internal/captcha/consume')
  @HttpCode(200)
  async consume(
    @CurrentService() _: string,
    @Body(yup(consumeCaptchaBody)) body: ConsumeCaptchaBody,
  ): Promise<ConsumeCaptchaView> {
    return { ok: await this.consumeCaptcha.run(body) };
  }
}
