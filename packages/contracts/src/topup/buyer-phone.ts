import { phoneDigits } from '../shared/phone.ts';
import type { ReportType } from './states.ts';

/** Outside Taiwan; a phone begins with the first two. */
export const overseasAreas = ['852', '853', 'other'] as const;
export type OverseasArea = (typeof overseasAreas)[number];

const TAIWAN = /^09\d{8}$/;
const REGIONS = /^(?:852[4-9]\d{7}|8536\d{7})$/;
const ELSEWHERE = /^\d{1,20}$/;

/** `area`: of the form, a county in Taiwan, one of `overseasAreas` outside. */
export function buyerPhoneFits(typed: string, type: ReportType, area: string): boolean {
  const digits = phoneDigits(typed);
  if (type !== '2') return TAIWAN.test(digits);
  if (area === 'other') return ELSEWHERE.test(digits);
  return REGIONS.test(digits) && (area !== '852' && area !== '853' ? true : digits.startsWith(area));
}
