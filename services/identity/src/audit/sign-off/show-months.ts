import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { AuditMonthsView, AuditMonthView, AuditSignature } from '@hub/contracts/identity';
import { readTaipeiMonth, taipeiIso } from '@hub/contracts/shared';
import type { StaffCaller } from '@hub/nest-kit/http';
import { AuditRowNotFound } from '../audit.errors.ts';
import { auditGames } from '../audit.policy.ts';
import { AuditSignOff } from './audit-sign-off.entity.ts';
import { monthChains, type SignedChain } from './month-chains.ts';
import { endedMonths } from './months.ts';

const signature = (row: AuditSignOff | undefined): AuditSignature | null =>
  row ? { login: row.login, name: row.name, time: taipeiIso(row.signed_at), note: row.note } : null;

export const signedChains = (row: AuditSignOff | null): SignedChain[] =>
  row ? (JSON.parse(row.chains) as SignedChain[]) : [];

@Injectable()
export class ShowMonths {
  constructor(private readonly source: DataSource) {}

  async list(caller: StaffCaller): Promise<AuditMonthsView> {
    auditGames(caller.who);
    const [oldest]: { at: Date }[] = await this.source.query('SELECT at FROM audit_log ORDER BY at LIMIT 1');
    const signed = await this.source.getRepository(AuditSignOff).find({ order: { month: 'DESC' } });
    const months = oldest ? endedMonths(oldest.at, new Date()) : [];
    return {
      data: months.map((month) => ({ month, signed: signature(signed.find((row) => row.month === month)) })),
    };
  }

  async one(caller: StaffCaller, month: string): Promise<AuditMonthView> {
    auditGames(caller.who);
    const span = readTaipeiMonth(month);
    if (!span || span.from > new Date()) throw new AuditRowNotFound();
    const row = await this.source.getRepository(AuditSignOff).findOneBy({ month });
    const chains = await monthChains(this.source, span, signedChains(row));
    return { data: { month, signed: signature(row ?? undefined), chains } };
  }
}
