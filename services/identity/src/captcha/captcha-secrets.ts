import { deriveKey } from '@hub/nest-kit/crypto';

export type CaptchaSecrets = { hmacSignatureSecret: string; hmacKeySignatureSecret: string };

/** One secret signs challenges, another their solutions; both come from the captcha key. */
export function captchaSecrets(key: Uint8Array): CaptchaSecrets {
  const secret = (purpose: string) => Buffer.from(deriveKey(key, purpose)).toString('hex');
  return {
    hmacSignatureSecret: secret('captcha-challenge'),
    hmacKeySignatureSecret: secret('captcha-solution'),
  };
}
