import { number, object } from 'yup';
import { auditConfig, baseConfig, databaseConfig, tokenKeys } from '@hub/nest-kit/base-config';
import { keyText, ringText } from '@hub/nest-kit/keys';

/** PBKDF2 rounds per try: with 500 to 1000 tries a phone works about a second. */
export const CAPTCHA_COST = 5000;

const cheaperCaptcha = number()
  .integer()
  .min(1)
  .max(CAPTCHA_COST)
  .when('HUB_ENV', {
    is: 'test',
    otherwise: (cost) =>
      cost.test('test-only', 'CAPTCHA_COST is for HUB_ENV=test only', (value) => value === undefined),
  });

export const identityConfig = object({
  ...baseConfig,
  ...databaseConfig,
  ...auditConfig,
  ...tokenKeys,
  KEK_KEYS: ringText('KEK_KEYS'),
  CAPTCHA_KEY: keyText('CAPTCHA_KEY'),
  CAPTCHA_COST: cheaperCaptcha,
});
