import { Injectable } from '@nestjs/common';
import type { AuditMonthView, SignOffBody } from '@hub/contracts/identity';
import { signOffRoles } from '@hub/contracts/identity';
import { readTaipeiMonth, staffMay } from '@hub/contracts/shared';
import { isDuplicate, Db } from '@hub/nest-kit/db';
import { Forbidden, InvalidInput, type StaffCaller } from '@hub/nest-kit/http';
import { AuditMonthOpen, AuditMonthSigned, AuditRowNotFound } from '../audit.errors.ts';
import { AuditSignOff } from './audit-sign-off.entity.ts';
import { monthChains, type SignedChain } from './month-chains.ts';
import { isSettled } from './months.ts';
import { ShowMonths } from './show-months.ts';

/** An auditor of all games says that a month of the audit was looked at; the ends of its chains are kept with the signature. */
@Injectable()
export class SignMonth {
  constructor(
    private readonly db: Db,
    private readonly showMonths: ShowMonths,
  ) {}

  async run(caller: StaffCaller, month: string, { note = '' }: SignOffBody): Promise<AuditMonthView> {
    if (!staffMay(caller.who, signOffRoles, '*')) throw new Forbidden();
    const span = readTaipeiMonth(month);
    if (!span) throw new AuditRowNotFound();
    if (!isSettled(span.until, new Date())) throw new AuditMonthOpen();
    const chains = await monthChains(this.db.source, span, []);
    if (chains.length === 0) throw new AuditRowNotFound();
    if (note === '' && chains.some(({ state }) => state !== 'whole')) {
      throw new InvalidInput({ note: { code: 'AUDIT_SIGN_NOTE' } });
    }
    await this.store(caller, month, note, chains);
    return this.showMonths.one(caller, month);
  }

  private async store(caller: StaffCaller, month: string, note: string, chains: readonly SignedChain[]) {
    const { who, rid, ip } = caller;
    const kept = chains.map(({ service, rows, last_seq, hash }) => ({ service, rows, last_seq, hash }));
    try {
      await this.db.runTx(async (tx) => {
        const row = { month, login: who.login, name: who.name, note, chains: JSON.stringify(kept) };
        await tx.manager.insert(AuditSignOff, row);
        await tx.audit({
          actor_kind: 'staff',
          actor: who.login,
          action: 'audit.sign-off',
          game_id: '',
          object: `month:${month}`,
          detail: JSON.stringify({
            note,
            chains: kept.map(({ service, rows, last_seq }) => `${service} ${rows} #${last_seq}`),
          }),
          rid,
          address: ip,
        });
      });
    } catch (error) {
      if (isDuplicate(error)) throw await this.signedAlready(month);
      throw error;
    }
  }

  private async signedAlready(month: string): Promise<AuditMonthSigned> {
    const row = await this.db.source.getRepository(AuditSignOff).findOneByOrFail({ month });
    return new AuditMonthSigned(row.name);
  }
}
