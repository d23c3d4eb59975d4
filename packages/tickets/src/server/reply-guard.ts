import { Injectable } from '@nestjs/common';
import { ownCaptcha, type CaptchaForm, type CaptchaProvider, type CaptchaView } from '@hub/contracts/shared';
import type { ReplyBody } from '@hub/contracts/tickets';
import type { Caller } from '@hub/nest-kit/http';
import { demandCaptcha } from './guard-submit.ts';
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
    const provider = await this.provider(caller, gameId);
    return provider ? this.check.offer(FORM, provider) : ownCaptcha(FORM, false);
  }

  async demand(caller: Caller, gameId: string, body: ReplyBody): Promise<void> {
    const provider = await this.provider(caller, gameId);
    if (!provider) return;
    await demandCaptcha(this.check, caller, { form: FORM, provider, game: gameId, payload: body.captcha_token });
  }

  /** Reading and answering a case must not depend on the catalogue: while it is unknown, nothing is asked. */
  private async provider(caller: Caller, gameId: string): Promise<CaptchaProvider | null> {
    if (caller.who.kind === 'S') return null;
    const settings = await this.games.of(gameId, false).catch(() => null);
    return settings?.captcha.reply ? settings.captcha.provider : null;
  }
}
