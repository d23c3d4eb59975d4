import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { count, Db, read, type Window } from '@hub/nest-kit/db';
import type { StaffCaller } from '@hub/nest-kit/http';
import { Contacts } from '../contacts.ts';

/** The same search again within this time is the same look: its pages, a refresh, the way back from a case. */
const ONE_LOOK_S = 1800;
/** So many looks are known to be noted without asking. */
const KNOWN = 1000;

type Trace = { kind: string; query?: string };

/** Who searched for what, in the audit, before anything is shown. */
@Injectable()
export class NoteSearch {
  /** Until when a look is noted; of looks that were asked for again, since most never are. */
  private readonly noted = new Map<string, number>();

  constructor(
    private readonly db: Db,
    private readonly contacts: Contacts,
  ) {}

  async run(caller: StaffCaller, q: string, game: string, trace: Trace): Promise<void> {
    const asked = createHash('sha256').update(`${game}:${q}`).digest('base64url');
    const bucket = this.contacts.bucket('staff-search', `${caller.who.id}:${asked}`);
    const look = { bucket, windowS: ONE_LOOK_S, limit: 1 };
    const known = bucket.toString('base64url');
    if ((this.noted.get(known) ?? 0) > Date.now()) return;
    // A look that is noted already writes nothing: its pages would wait for each other, and for the disk.
    const now = Date.now();
    const already = await read(this.db.source, look);
    if (already.hits === 0) return this.write(caller, look, { game, trace });
    if (this.noted.size >= KNOWN) this.noted.delete(this.noted.keys().next().value ?? '');
    this.noted.set(known, now + (already.retryAfterS - 1) * 1000);
  }

  private write(caller: StaffCaller, look: Window, { game, trace }: { game: string; trace: Trace }): Promise<void> {
    return this.db.runTx(async (tx) => {
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
