import { auditWritten, type IntegrationEventData } from '@hub/contracts/integration-events';
import type { AuditDetailView, AuditListView } from '@hub/contracts/identity';
import type { StaffGrant, StaffPrincipal, Principal } from '@hub/contracts/shared';
import { GENESIS, rowHash } from '@hub/nest-kit/audit';
import { aStaff, callAs, unique } from '@hub/nest-kit/testing';
import type { TestIdentity } from './identity.factory.ts';

export type WrittenRow = IntegrationEventData<typeof auditWritten>['rows'][number];
type Service = IntegrationEventData<typeof auditWritten>['service'];

/** A chain as a service keeps it, made in memory. */
export function aChain(service: Service) {
  let before: Buffer = GENESIS;
  let seq = 0;
  return {
    service,
    next: (over: Partial<WrittenRow> = {}): WrittenRow => {
      seq += 1;
      const row = {
        id: String(unique()),
        at: new Date().toISOString(),
        actor_kind: 'staff',
        actor: 'yue',
        action: 'ticket.answer',
        game_id: 'H73',
        object: `ticket:${unique()}`,
        detail: '{}',
        rid: 'r-1',
        address: '10.0.0.1',
        ...over,
      };
      before = rowHash(before, service, seq, { ...row, at: new Date(row.at) });
      return { ...row, seq, hash: before.toString('hex') };
    },
  };
}

const asService = (from: string): Principal => ({ kind: 'service', from });

/** Brings rows as a service's worker does. */
export const bring = (
  to: TestIdentity,
  service: Service,
  rows: WrittenRow[],
  id = `fact-${unique()}`,
  from = service,
) =>
  callAs<{ applied: boolean }>(to.url, 'identity', 'POST /internal/facts/audit', {
    who: asService(from),
    body: { id, at: new Date().toISOString(), data: { service, rows } },
  });

export const anAuditor = (game = '*', role: StaffGrant['role'] = 'auditor'): StaffPrincipal =>
  aStaff({ login: `auditor-${unique()}`, roles: [{ role, game }] });

export const search = (to: TestIdentity, who: Principal, filters: Record<string, string> = {}) =>
  callAs<AuditListView & Record<string, string>>(
    to.url,
    'identity',
    `GET /api/staff/audit?${new URLSearchParams(filters)}`,
    { who },
  );

export const readRow = (to: TestIdentity, who: Principal, id: number | string) =>
  callAs<AuditDetailView>(to.url, 'identity', `GET /api/staff/audit/${id}`, { who });

/** Rows of the copy, in the order of the chain. */
export const copyOf = (to: TestIdentity, service: string): Promise<{ seq: string; object: string }[]> =>
  to.source.query('SELECT seq, object FROM audit_log WHERE service = ? ORDER BY id', [service]);
