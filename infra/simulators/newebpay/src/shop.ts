import { createCipheriv, createDecipheriv, createHash } from 'node:crypto';
import { BadCall } from '../../local-web/src/answers.ts';

export type Shop = { id: string; hashKey: string; hashIv: string };

/** Shops that the provider knows, by their ids: of its test area and of the other, as if both were one machine. */
export type Shops = ReadonlyMap<string, Shop>;

/** Of both kinds of machine: the older ones pad to 32 bytes. */
export type Padding = 16 | 32;

const upperSum = (text: string): string => createHash('sha256').update(text).digest('hex').toUpperCase();

export function encrypt({ hashKey, hashIv }: Shop, text: string, padding: Padding): string {
  const bytes = Buffer.from(text);
  const missing = padding - (bytes.length % padding);
  const cipher = createCipheriv('aes-256-cbc', hashKey, hashIv).setAutoPadding(false);
  return cipher.update(Buffer.concat([bytes, Buffer.alloc(missing, missing)]), undefined, 'hex') + cipher.final('hex');
}

/** Null for what cannot be decrypted with the shop's key. */
export function decrypt({ hashKey, hashIv }: Shop, hex: string): string | null {
  if (!/^(?:[0-9a-f]{32})+$/i.test(hex)) return null;
  const decipher = createDecipheriv('aes-256-cbc', hashKey, hashIv).setAutoPadding(false);
  const bytes = Buffer.concat([decipher.update(hex, 'hex'), decipher.final()]);
  const padding = bytes.at(-1) ?? 0;
  const isWhole = padding >= 1 && padding <= 32 && bytes.subarray(-padding).every((byte) => byte === padding);
  return isWhole ? bytes.subarray(0, -padding).toString('utf8') : null;
}

export const tradeSha = ({ hashKey, hashIv }: Shop, info: string): string =>
  upperSum(`HashKey=${hashKey}&${info}&HashIV=${hashIv}`);

type Named = { orderNo: string; amount: string | number };
const named = ({ id }: Shop, { orderNo, amount }: Named) => `Amt=${amount}&MerchantID=${id}&MerchantOrderNo=${orderNo}`;

export const checkValue = (shop: Shop, asked: Named): string =>
  upperSum(`IV=${shop.hashIv}&${named(shop, asked)}&Key=${shop.hashKey}`);

export const checkCode = (shop: Shop, trade: Named & { tradeNo: string }): string =>
  upperSum(`HashIV=${shop.hashIv}&${named(shop, trade)}&TradeNo=${trade.tradeNo}&HashKey=${shop.hashKey}`);

/** Throws `BadCall` for keys that the provider would never give. */
export function shopOf({ id, hashKey, hashIv }: Shop): Shop {
  const fits = /^MS\d{5,13}$/.test(id) && /^[\x21-\x7e]{32}$/.test(hashKey) && /^[\x21-\x7e]{16}$/.test(hashIv);
  if (!fits) throw new BadCall('a shop has an id like MS00000000, a key of 32 signs and an IV of 16');
  return { id, hashKey, hashIv };
}
