import { Injectable } from '@nestjs/common';
import { In, DataSource } from 'typeorm';
import type { Account, AccountsQuery, AccountsView } from '@hub/contracts/identity';
import { recoveryLeft } from '../factor/recovery-codes.ts';
import { FindSessions } from '../sessions/find-sessions.ts';
import { StaffGrantRow } from '../staff-grant.entity.ts';
import { Staff } from '../staff.entity.ts';
import { AccountNotFound } from '../staff.errors.ts';
import { accountRow, accountView } from './account.view.ts';

const PAGE = 30;
const likeText = (text: string) => text.replace(/[\\%_]/g, '\\$&');

@Injectable()
export class FindAccounts {
  constructor(
    private readonly source: DataSource,
    private readonly findSessions: FindSessions,
  ) {}

  async list({ q, page }: AccountsQuery): Promise<AccountsView> {
    const query = this.source
      .getRepository(Staff)
      .createQueryBuilder('staff')
      .orderBy('staff.login', 'ASC')
      .take(PAGE + 1);
    if (page) query.andWhere('staff.login > :page', { page });
    if (q) {
      query.andWhere('(staff.login LIKE :start OR staff.name LIKE :part)', {
        start: `${likeText(q.toLowerCase().replace(/[^\x21-\x7e]/g, '') || ' ')}%`,
        part: `%${likeText(q)}%`,
      });
    }
    const found = await query.getMany();
    const shown = found.slice(0, PAGE);
    const next = found.length > PAGE ? (shown.at(-1)?.login ?? null) : null;
    return { data: await this.rowsOf(shown), page: { next } };
  }

  async one(id: number): Promise<Account> {
    const staff = await this.source.getRepository(Staff).findOneBy({ id });
    if (!staff) throw new AccountNotFound();
    const [[row], sessions, left] = await Promise.all([
      this.rowsOf([staff]),
      this.findSessions.run(id, null),
      recoveryLeft(this.source.manager, id),
    ]);
    if (!row) throw new AccountNotFound();
    return accountView(row, staff, { sessions, recoveryLeft: left });
  }

  private async rowsOf(accounts: Staff[]) {
    if (accounts.length === 0) return [];
    const ids = accounts.map(({ id }) => id);
    const [grants, seen] = await Promise.all([
      this.source
        .getRepository(StaffGrantRow)
        .find({ where: { staff_id: In(ids) }, order: { role: 'ASC', game_id: 'ASC' } }),
      this.source.query<{ staff_id: number; at: Date }[]>(
        // Half sessions are left out: whoever only knows the password has not used the account.
        `SELECT staff_id, MAX(last_seen_at) AS at FROM staff_session
          WHERE staff_id IN (?) AND second_factor_at IS NOT NULL GROUP BY staff_id`,
        [ids],
      ),
    ]);
    return accounts.map((staff) =>
      accountRow(
        staff,
        grants.filter((grant) => grant.staff_id === staff.id),
        seen.find((row) => row.staff_id === staff.id)?.at ?? null,
      ),
    );
  }
}
