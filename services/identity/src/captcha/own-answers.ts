import { verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { CaptchaForm } from '@hub/contracts/shared';
import type { CaptchaPayload } from './captcha-payload.ts';
import type { CaptchaSecrets } from './captcha-secrets.ts';

/** null when nothing is. `submit`: only a challenge granted to this submit will do. */
export async function faultOfOwn(
  { challenge, solution }: CaptchaPayload,
  wanted: { form: CaptchaForm; submit: Buffer | null },
  secrets: CaptchaSecrets,
): Promise<string | null> {
  const result = await verifySolution({ challenge, solution, deriveKey, ...secrets });
  if (result.expired) return 'expired';
  if (result.invalidSignature) return 'not ours';
  if (!result.verified) return 'wrong solution';
  const { data } = challenge.parameters;
  if (data.for !== wanted.form) return 'for another form';
  const granted = wanted.submit === null || data.submit === wanted.submit.toString('base64url');
  return granted ? null : 'not granted';
}
