import { showCheckCode } from '@hub/contracts/shared';
import { randomCode } from '@hub/nest-kit/crypto';

/** Long enough for a colleague to come back from a weekend. */
export const ONE_TIME_DAYS = 7;

/** 80 bits in signs that can be read out: `7KQ2-M9XA-4D3H-0WTZ`. It opens one sign-in, which sets another. */
export const newOneTimePassword = (): string => showCheckCode(randomCode(16));
