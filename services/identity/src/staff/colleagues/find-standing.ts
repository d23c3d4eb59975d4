import { Injectable } from '@nestjs/common';
import { DataSource, IsNull } from 'typeorm';
import type { StaffStandingView } from '@hub/contracts/identity';
import { staffWho } from '../staff-account.ts';
import { Staff } from '../staff.entity.ts';

/** What an account may do at this moment, for what was asked in its name before. */
@Injectable()
export class FindStanding {
  constructor(private readonly source: DataSource) {}

  async run(id: number): Promise<StaffStandingView> {
    const { manager } = this.source;
    const staff = await manager.findOneBy(Staff, { id, disabled_at: IsNull() });
    return { staff: staff && (await staffWho(manager, staff)) };
  }
}
