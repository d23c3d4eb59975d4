import { Controller, Get, Injectable, Query } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { AuditStateView } from '@hub/contracts/identity';
import { taipeiIso } from '@hub/contracts/shared';
import { CurrentService } from '../http/caller.ts';
import { headOf } from './chain-rows.ts';

/** Its length, rows that wait for a place, and since when something waits beyond `copied`. */
export async function chainState(source: DataSource, copied: number): Promise<AuditStateView> {
  const { seq } = await headOf(source);
  const counted: { many: string }[] = await source.query('SELECT COUNT(*) AS many FROM audit_pending');
  const oldest: { at: Date }[] = await source.query(
    `(SELECT audit.at FROM audit_chain chain JOIN audit ON audit.id = chain.audit_id WHERE chain.seq = ?)
      UNION ALL (SELECT audit.at FROM audit_pending waiting JOIN audit ON audit.id = waiting.audit_id
        ORDER BY waiting.audit_id LIMIT 1) ORDER BY at LIMIT 1`,
    [copied + 1],
  );
  return { seq, waiting: Number(counted[0]?.many ?? 0), since: oldest[0] ? taipeiIso(oldest[0].at) : null };
}

@Injectable()
export class ChainStates {
  constructor(private readonly source: DataSource) {}

  read(copied: number): Promise<AuditStateView> {
    return chainState(this.source, copied);
  }
}

@Controller('internal/audit')
export class ChainStateController {
  constructor(private readonly states: ChainStates) {}

  @Get()
  state(@CurrentService() _: string, @Query('copied') copied: string) {
    return this.states.read(Number(copied) || 0);
  }
}
