import { Injectable } from '@nestjs/common';
import type { DeskRolesView } from '@hub/contracts/identity';
import { readRoles, type PublishedRole, type PublishedRolesBody } from '@hub/contracts/published-roles';
import { Db, type Tx } from '@hub/nest-kit/db';
import { roleAudit } from '../staff.audit.ts';
import { StaffRoleRow } from './staff-role.entity.ts';

type Words = Pick<PublishedRole, 'title' | 'may'>;
const wordsOf = ({ title, may }: Words): string => JSON.stringify({ title, may });

@Injectable()
export class StaffRoles {
  constructor(private readonly db: Db) {}

  async list(): Promise<DeskRolesView> {
    const rows = await this.db.source.getRepository(StaffRoleRow).find({ order: { service: 'ASC', role: 'ASC' } });
    return {
      data: rows.map(({ role, service, words, gone_at }) => {
        const { title, may } = JSON.parse(words) as Words;
        return { role, service, title, may, published: gone_at === null };
      }),
    };
  }

  /** All roles that a service publishes. One that it had and has no more gives nothing from now on. */
  async take({ service, roles: given }: PublishedRolesBody): Promise<void> {
    const { roles } = readRoles(service, given);
    await this.db.runTx(async (tx) => {
      const known = await tx.manager.find(StaffRoleRow, { where: { service }, lock: { mode: 'pessimistic_write' } });
      for (const role of roles) {
        const before = known.find((row) => row.role === role.role);
        const words = wordsOf(role);
        if (before?.gone_at === null && before.words === words) continue;
        await tx.manager.upsert(StaffRoleRow, { role: role.role, service, words, gone_at: null }, ['role']);
        if (before?.gone_at !== null) await tx.audit(roleAudit('staff-role-published', service, role.role));
      }
      const gone = known.filter((row) => row.gone_at === null && !roles.some(({ role }) => role === row.role));
      for (const { role } of gone) await withdraw(tx, service, role);
    });
  }
}

async function withdraw(tx: Tx, service: string, role: string): Promise<void> {
  await tx.manager.query('UPDATE staff_role SET gone_at = NOW(3) WHERE role = ?', [role]);
  await tx.audit(roleAudit('staff-role-withdrawn', service, role));
}
