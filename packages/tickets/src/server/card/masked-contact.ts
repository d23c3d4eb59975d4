import { maskPersonal } from '@hub/nest-kit/audit';
import type { Ticket } from '../ticket.entity.ts';

/** `p****r@…`: enough to compare with what somebody says, too little to write to. */
export function maskedEmail(address: string): string {
  const masked = maskPersonal(address);
  return masked === address ? '***@…' : masked;
}

/** `09xx***678`, abroad `xx***678`; empty when there is none. */
export function maskedPhone({ phone_locale, phone_national }: Pick<Ticket, 'phone_locale' | 'phone_national'>): string {
  if (!phone_locale || !phone_national) return '';
  return `${phone_locale === '886' ? '09xx' : 'xx'}***${phone_national.slice(-3)}`;
}
