import { Injectable } from '@nestjs/common';
import type { LeftNoteView, NoteBody } from '@hub/contracts/sample';
import { namedObject } from '@hub/nest-kit/audit';
import { Db, hashOfFields, runIdempotent, saveResult, type IdempotentSubmit } from '@hub/nest-kit/db';
import type { PlayerCaller } from '@hub/nest-kit/http';

/** Sent twice with one key it is one note. */
@Injectable()
export class LeaveNote {
  constructor(private readonly db: Db) {}

  async run(caller: PlayerCaller, body: NoteBody): Promise<LeftNoteView> {
    const { who, key } = caller;
    const submit = key ? { scope: `sample-note:${who.game}:${who.uid}`, key, hash: hashOfFields(body) } : null;
    return { id: await runIdempotent(this.db.source, submit, () => this.leave(caller, body, submit)) };
  }

  private leave({ who, rid, ip }: PlayerCaller, { note }: NoteBody, submit: IdempotentSubmit | null): Promise<number> {
    return this.db.runTx(async (tx) => {
      const { insertId } = await tx.manager.query<{ insertId: number }>(
        'INSERT INTO sample_note (game_id, partner_uid, note) VALUES (?)',
        [[who.game, who.uid, note]],
      );
      await tx.audit({
        actor_kind: 'player',
        actor: who.uid,
        action: 'sample.note',
        game_id: who.game,
        ...namedObject('sample_note', String(insertId), { note }),
        rid,
        address: ip,
      });
      if (submit) await saveResult(tx, submit, insertId);
      return insertId;
    });
  }
}
