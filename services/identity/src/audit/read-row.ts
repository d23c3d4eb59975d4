import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { AuditDetailView } from '@hub/contracts/identity';
import { withheld, type StaffCaller } from '@hub/nest-kit/http';
import { AuditLog } from './audit-log.entity.ts';
import { AuditRowNotFound } from './audit.errors.ts';
import { auditGames } from './audit.policy.ts';
import { auditDetailView } from './audit.view.ts';
import { NoteLook } from './note-look.ts';
import { staffNames } from './staff-names.ts';

@Injectable()
export class ReadRow {
  constructor(
    private readonly source: DataSource,
    private readonly noteLook: NoteLook,
  ) {}

  async run(caller: StaffCaller, id: number): Promise<AuditDetailView> {
    const games = auditGames(caller.who);
    const row = await this.source.getRepository(AuditLog).findOneBy({ id });
    if (!row) throw new AuditRowNotFound();
    if (games !== '*' && !games.includes(row.game_id)) throw withheld(new AuditRowNotFound());
    await this.noteLook.row(caller, row);
    return { data: auditDetailView(row, await staffNames(this.source, [row])) };
  }
}
