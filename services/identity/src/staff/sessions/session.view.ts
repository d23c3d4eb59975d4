import { isIPv4 } from 'node:net';
import type { StaffSessionRow } from '@hub/contracts/identity';
import { taipeiIso } from '@hub/contracts/shared';
import type { StaffSession } from '../staff-session.entity.ts';
import { sessionRef } from './session-secret.ts';

/** Enough to know one's own network again: `203.0.•.•`, `2001:db8:•`. */
export function maskedAddress(address: string): string {
  if (isIPv4(address)) return `${address.split('.').slice(0, 2).join('.')}.•.•`;
  const groups = address.split(':').filter(Boolean);
  return groups.length > 1 ? `${groups.slice(0, 2).join(':')}:•` : '';
}

export function sessionRow(session: StaffSession, current: Buffer | null): StaffSessionRow {
  return {
    ref: sessionRef(session.id),
    device: session.device,
    address: maskedAddress(session.address),
    began_at: taipeiIso(session.created_at),
    seen_at: taipeiIso(session.last_seen_at),
    current: current !== null && session.id.equals(current),
  };
}
