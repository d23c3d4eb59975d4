import { createChallenge, randomInt, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { CaptchaForm } from '@hub/contracts/shared';
import type { CaptchaSecrets } from './captcha-secrets.ts';

const LIFE_S = 600;
const TRIES = { from: 500, to: 1000 };

/** A signed challenge for one form; the form's name is part of what is signed. */
export class MakeChallenge {
  constructor(
    private readonly secrets: CaptchaSecrets,
    private readonly cost: number,
    private readonly clock: () => number = Date.now,
  ) {}

  run(form: CaptchaForm): Promise<Challenge> {
    return createChallenge({
      algorithm: 'PBKDF2/SHA-256',
      cost: this.cost,
      counter: randomInt(TRIES.to, TRIES.from),
      deriveKey,
      data: { for: form },
      expiresAt: Math.floor(this.clock() / 1000) + LIFE_S,
      ...this.secrets,
    });
  }
}
