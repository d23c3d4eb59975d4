import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { StaffSessionRow } from '@hub/contracts/identity';
import { StaffSession } from '../staff-session.entity.ts';
import { IS_OPEN } from './session-life.ts';
import { sessionId } from './session-secret.ts';
import { sessionRow } from './session.view.ts';

/** More open browsers than this belong to nobody; the rest shows once some are ended. */
const MOST = 50;

@Injectable()
export class FindSessions {
  constructor(private readonly source: DataSource) {}

  async run(staffId: number, cookie: string | null): Promise<StaffSessionRow[]> {
    const rows = await this.source
      .getRepository(StaffSession)
      .createQueryBuilder('open')
      .where('open.staff_id = :staffId', { staffId })
      .andWhere('open.second_factor_at IS NOT NULL')
      .andWhere(IS_OPEN)
      .orderBy('open.last_seen_at', 'DESC')
      .take(MOST)
      .getMany();
    const current = cookie === null ? null : sessionId(cookie);
    return rows.map((row) => sessionRow(row, current));
  }
}
