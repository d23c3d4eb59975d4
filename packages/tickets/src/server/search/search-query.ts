import { normaliseCheckCode, phoneDigits, readPhone } from '@hub/contracts/shared';
import { maskPersonal } from '@hub/nest-kit/audit';
import { gramOf, termsOf, wordsOf } from './grams.ts';

/** What somebody looks for, read in every way that it may be meant. */
export type Meant = {
  /** #10231, 10231 or with the desk's letter. */
  number: number | null;
  code: string;
  email: boolean;
  phone: boolean;
  terms: string[];
  grams: number[];
};

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/u;
const NUMBER_MAX = 4_294_967_295;
/** More words make a search no narrower. */
const GRAMS = 8;

export function readQuery(typed: string, prefix: string): Meant {
  const q = typed.normalize('NFKC').trim();
  const plain = q.replace(/^#/, '').toUpperCase();
  const digits = prefix && plain.startsWith(prefix) ? plain.slice(prefix.length) : plain;
  const number = /^[1-9]\d{0,9}$/.test(digits) && Number(digits) <= NUMBER_MAX ? Number(digits) : null;
  const email = EMAIL.test(q);
  const phone = /^[\d\s()+.-]{8,20}$/.test(q) && phoneDigits(q).length >= 8 && readPhone(q).length > 0;
  // An address is looked up as a whole: its words would be found in half of all cases.
  const terms = email ? [] : termsOf(q);
  const words = terms.flatMap((term) => [...wordsOf(term)]);
  return {
    number,
    code: normaliseCheckCode(q),
    email,
    phone,
    terms,
    grams: [...new Set(words.map(gramOf))].slice(0, GRAMS * 4),
  };
}

/** Only the rarest lists are walked; the rest is compared. */
export const WALKED_GRAMS = GRAMS;

/** Never an address, a number of a person, or what may be a check code. */
export function traceOfQuery(typed: string, meant: Meant): { kind: string; query?: string } {
  if (meant.email) return { kind: 'email', query: maskPersonal(typed) };
  if (meant.phone) return { kind: 'phone', query: `***${phoneDigits(typed).slice(-3)}` };
  if (meant.code) return { kind: 'code' };
  if (meant.number !== null) return { kind: 'number', query: String(meant.number) };
  return { kind: 'text', query: maskPersonal(typed) };
}
