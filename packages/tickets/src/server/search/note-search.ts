import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { count, Db, read } from '@hub/nest-kit/db';
import type { StaffCaller } from '@hub/nest-kit/http';
import { Contacts } from '../contacts.ts';

/** The same search again within this time is the same look: its pages, a refresh, the way back from a case. */
const ONE_LOOK_S = 1800;

/** Who searched for what, in the audit, before anything is shown. */
@Injectable()
export class NoteSearch {
  constructor(
    private readonly db: Db,
    private readonly contacts: Contacts,
  ) {}

  async run(caller: StaffCaller, q: string, game: string, trace: { kind: string; query?: string }): Promise<void> {
    const asked = createHash('sha256').update(`${game}:${q}`).digest('base64url');
    const bucket = this.contacts.bucket('staff-search', `${caller.who.id}:${asked}`);
    const look = { bucket, windowS: ONE_LOOK_S, limit: 1 };
    // A look that is noted already writes nothing: its pages would wait for each other, and for the disk.
    if ((await read(this.db.source, look)).hits > 0) return;
    await this.db.runTx(async (tx) => {
      const { hits } = await count(tx.manager, look);
      if (hits > 1) return;
      await tx.audit({
        actor_kind: 'staff',
        actor: caller.who.login,
        action: 'ticket.search',
        game_id: game,
        object: 'search',
        detail: JSON.stringify(trace),
        rid: caller.rid,
        address: caller.ip,
      });
    });
  }
}
