import { createCipheriv, createDecipheriv, createHash } from 'node:crypto';
import { sameBytes } from '@hub/nest-kit/crypto';

/** A shop at the provider. `hashKey`: 32 signs of ASCII, `hashIv`: 16; both are shared with the provider alone. */
export type Merchant = { id: string; hashKey: string; hashIv: string };

/** A message that is not the provider's, or not whole. One error for every cause, so that nobody can ask a padding oracle. */
export class TradeRefused extends Error {
  override readonly name = 'TradeRefused';
  override readonly message = 'not a message of this provider';
}

const BLOCK = 16;
/** The provider's older machines pad to blocks of 32. */
const LONGEST_PADDING = 32;

export const upperSha256 = (text: string): string => createHash('sha256').update(text).digest('hex').toUpperCase();

/** AES-256-CBC in lower-case hex. The provider wants the same IV for every message. */
export function encryptTrade({ hashKey, hashIv }: Merchant, plaintext: string): string {
  const cipher = createCipheriv('aes-256-cbc', hashKey, hashIv);
  return cipher.update(plaintext, 'utf8', 'hex') + cipher.final('hex');
}

/** What is signed is the ciphertext. */
export const tradeSha = ({ hashKey, hashIv }: Merchant, tradeInfo: string): string =>
  upperSha256(`HashKey=${hashKey}&${tradeInfo}&HashIV=${hashIv}`);

/** The plaintext of a signed message. Throws `TradeRefused`; nothing is decrypted before its sum is right. */
export function openTrade(merchant: Merchant, message: { TradeInfo?: unknown; TradeSha?: unknown }): string {
  const { TradeInfo: info, TradeSha: sum } = message;
  if (typeof info !== 'string' || typeof sum !== 'string') throw new TradeRefused();
  if (!sameBytes(Buffer.from(tradeSha(merchant, info)), Buffer.from(sum))) throw new TradeRefused();
  return decryptTrade(merchant, info);
}

function decryptTrade({ hashKey, hashIv }: Merchant, tradeInfo: string): string {
  if (!/^(?:[0-9a-f]{32})+$/i.test(tradeInfo)) throw new TradeRefused();
  const decipher = createDecipheriv('aes-256-cbc', hashKey, hashIv).setAutoPadding(false);
  const padded = Buffer.concat([decipher.update(tradeInfo, 'hex'), decipher.final()]);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(withoutPadding(padded));
  } catch {
    throw new TradeRefused();
  }
}

function withoutPadding(padded: Buffer): Buffer {
  const length = padded.at(-1) ?? 0;
  const whole = length >= 1 && length <= LONGEST_PADDING && length <= padded.length && padded.length % BLOCK === 0;
  if (!whole || padded.subarray(-length).some((byte) => byte !== length)) throw new TradeRefused();
  return padded.subarray(0, -length);
}
