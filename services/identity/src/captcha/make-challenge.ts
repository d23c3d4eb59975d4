import { createChallenge, randomInt, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { ChallengeQuery } from '@hub/contracts/identity';
import { InvalidInput } from '@hub/nest-kit/http';
import type { CaptchaGrants } from './captcha-grants.ts';
import type { CaptchaSecrets } from './captcha-secrets.ts';

const LIFE_S = 600;
const TRIES = { from: 500, to: 1000 };

export class MakeChallenge {
  constructor(
    private readonly secrets: CaptchaSecrets,
    private readonly grants: CaptchaGrants,
    private readonly cost: number,
    private readonly clock: () => number = Date.now,
  ) {}

  run(query: ChallengeQuery): Promise<Challenge> {
    const submit = query.grant ? this.grants.read(query.for, query.grant) : undefined;
    if (submit === null) throw new InvalidInput({ grant: { code: 'FIELD_INVALID' } });
    return createChallenge({
      algorithm: 'PBKDF2/SHA-256',
      cost: this.cost,
      counter: randomInt(TRIES.to, TRIES.from),
      deriveKey,
      data: { for: query.for, ...(submit && { submit }) },
      expiresAt: Math.floor(this.clock() / 1000) + LIFE_S,
      ...this.secrets,
    });
  }
}
