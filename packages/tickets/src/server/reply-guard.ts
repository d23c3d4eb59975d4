import { Injectable } from '@nestjs/common';
import type { CaptchaForm, CaptchaView } from '@hub/contracts/shared';
import type { ReplyBody } from '@hub/contracts/tickets';
import type { Caller } from '@hub/nest-kit/http';
import { captchaView } from './captcha-view.ts';
import { demandCaptcha, submitName } from './guard-submit.ts';
import { CaptchaCheck, GameSettings } from './ports.ts';

const FORM: CaptchaForm = 'reply';

/** Whether a follow-up needs a solved challenge: where the game wants one, and never from inside the game. */
@Injectable()
export class ReplyGuard {
  constructor(
    private readonly games: GameSettings,
    private readonly check: CaptchaCheck,
  ) {}

  async view(caller: Caller, gameId: string): Promise<CaptchaView> {
    return captchaView(FORM, await this.guards(caller, gameId));
  }

  async demand(caller: Caller, gameId: string, body: ReplyBody): Promise<void> {
    if (await this.guards(caller, gameId))
      await demandCaptcha(this.check, FORM, body.captcha_token, submitName(caller));
  }

  /** Reading and answering a case must not depend on the catalogue: while it is unknown, nothing is asked. */
  private async guards(caller: Caller, gameId: string): Promise<boolean> {
    if (caller.who.kind === 'S') return false;
    const settings = await this.games.of(gameId, false).catch(() => null);
    return settings?.captcha.reply ?? false;
  }
}
