import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { AuditChainState, AuditOverviewView, AuditStateView } from '@hub/contracts/identity';
import { taipeiIso, type ServiceName } from '@hub/contracts/shared';
import { chainState } from '@hub/nest-kit/audit';
import { ServiceClient, type StaffCaller } from '@hub/nest-kit/http';
import type { AuditSource } from './audit-source.entity.ts';
import { auditGames } from './audit.policy.ts';

const ASK_MS = 400;

const isoOrNull = (at: Date | null): string | null => (at ? taipeiIso(at) : null);

/** Every chain that identity has a copy of: how far it goes, how far it is behind, how far it was whole. */
@Injectable()
export class ShowOverview {
  constructor(
    private readonly source: DataSource,
    private readonly services: ServiceClient,
  ) {}

  async run(caller: StaffCaller): Promise<AuditOverviewView> {
    auditGames(caller.who);
    const sources: AuditSource[] = await this.source.query('SELECT * FROM audit_source ORDER BY service');
    const actions: { action: string }[] = await this.source.query(
      'SELECT DISTINCT action FROM audit_log ORDER BY action LIMIT 200',
    );
    const chains = await Promise.all(sources.map((row) => this.stateOf(row)));
    return { data: { chains, actions: actions.map(({ action }) => action) } };
  }

  private async stateOf(row: AuditSource): Promise<AuditChainState> {
    const service = row.service as ServiceName;
    const copied = Number(row.seq);
    const own = await this.askFor(service, copied);
    return {
      service,
      copied_seq: copied,
      copied_at: isoOrNull(row.copied_at),
      waiting: own && Math.max(0, own.seq + own.waiting - copied),
      waiting_since: own?.since ?? null,
      checked_seq: Number(row.checked_seq),
      checked_at: isoOrNull(row.checked_at),
      broken_seq: row.broken_seq === null ? null : Number(row.broken_seq),
      broken_why: row.broken_why,
    };
  }

  /** A service that does not answer at once costs its own number only. */
  private async askFor(service: ServiceName, copied: number): Promise<AuditStateView | null> {
    if (service === 'identity') return chainState(this.source, copied);
    try {
      return await this.services.call<AuditStateView>(service, `/internal/audit?copied=${copied}`, {
        timeoutMs: ASK_MS,
      });
    } catch {
      return null;
    }
  }
}
