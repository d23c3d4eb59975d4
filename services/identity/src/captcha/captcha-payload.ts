import type { Payload } from 'altcha-lib/types';
import { number, object, string } from 'yup';

const shape = object({
  challenge: object({
    parameters: object({
      expiresAt: number().required(),
      data: object({ for: string().required(), submit: string() }).required(),
    }).required(),
    signature: string()
      .matches(/^[0-9a-f]{64}$/)
      .required(),
  }).required(),
  solution: object({ counter: number().required(), derivedKey: string().required() }).required(),
});

export type CaptchaPayload = Payload & {
  challenge: { signature: string; parameters: { expiresAt: number; data: { for: string; submit?: string } } };
};

/** The widget's answer, base64 of JSON; null when it is not one. Nothing in it is proven yet. */
export function readCaptchaPayload(payload: string): CaptchaPayload | null {
  try {
    const value: unknown = JSON.parse(Buffer.from(payload, 'base64').toString('utf8'));
    return shape.isValidSync(value, { strict: true }) ? (value as unknown as CaptchaPayload) : null;
  } catch {
    return null;
  }
}
