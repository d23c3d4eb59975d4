import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { count, Db } from '@hub/nest-kit/db';
import type { StaffCaller } from '@hub/nest-kit/http';

/** The same look again within this time is the same look: pages, a refresh, the way back from a row. */
const ONE_LOOK_S = 1800;

/** Who looked for what in the audit, in the audit: once per search and once per opened row. */
@Injectable()
export class NoteLook {
  constructor(private readonly db: Db) {}

  async search(caller: StaffCaller, asked: Record<string, string | undefined>): Promise<void> {
    const filters = Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined));
    await this.note(caller, 'audit.search', filters.game ?? '', 'audit', filters);
  }

  async row(caller: StaffCaller, row: { id: number; service: string; seq: string; game_id: string }): Promise<void> {
    await this.note(caller, 'audit.read', row.game_id, `audit:${row.service}:${row.seq}`, {});
  }

  /** Note and count are one transaction: what could not be written down is not shown, and counts as not looked at. */
  private async note(caller: StaffCaller, action: string, game: string, object: string, detail: object): Promise<void> {
    const text = JSON.stringify(detail);
    const bucket = createHash('sha256').update(`audit-look:${caller.who.id}:${action}:${object}:${text}`).digest();
    await this.db.runTx(async (tx) => {
      const { hits } = await count(tx.manager, { bucket, windowS: ONE_LOOK_S, limit: 1 });
      if (hits > 1) return;
      await tx.audit({
        actor_kind: 'staff',
        actor: caller.who.login,
        action,
        game_id: game,
        object,
        detail: text,
        rid: caller.rid,
        address: caller.ip,
      });
    });
  }
}
