import type { VipCode } from '@hub/contracts/vip';
import { AppError, InvalidInput } from '@hub/nest-kit/http';

const fault = (code: VipCode) => ({ code });
const AGAIN_S = 60;

/** Not ranked, or nobody: the answer does not tell which. */
export class VipOnly extends AppError {
  constructor() {
    super(403, { msg: fault('VIP_ONLY') });
  }
}
export class CharacterNotFound extends InvalidInput {
  constructor() {
    super({ in_game_id: fault('ROLE_NONE') });
  }
}
export class CharacterAmbiguous extends InvalidInput {
  constructor() {
    super({ server_id: fault('ROLE_AMBIGUOUS') });
  }
}
export class GameSilent extends AppError {
  constructor() {
    super(503, { msg: fault('GAME_AWAY') }, AGAIN_S);
  }
}
export class TooManyCharacters extends AppError {
  constructor(retryAfterS: number) {
    const minutes = Math.max(1, Math.ceil(retryAfterS / 60));
    super(429, { msg: { ...fault('TOO_MANY_CHARACTERS'), params: { minutes } } }, retryAfterS);
  }
}
