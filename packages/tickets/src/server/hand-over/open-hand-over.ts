import { Inject, Injectable } from '@nestjs/common';
import { HAND_OVER_MINUTES, type Desk, type OpenedHandOverView, type OpenHandOverBody } from '@hub/contracts/tickets';
import { Db } from '@hub/nest-kit/db';
import type { Caller } from '@hub/nest-kit/http';
import { Attachment } from '../attachments/attachment.entity.ts';
import { ownerOf, viewerOf, type Viewer } from '../attachments/attachment.policy.ts';
import { ShowPictures } from '../attachments/show-pictures.ts';
import { DESK, TicketTokens } from '../ports.ts';
import { HandOverBoxes, hashOfSecret, freshSecret, type Handed } from './hand-over-box.ts';
import { HandOver } from './hand-over.entity.ts';
import { HandOverGone } from './hand-over.errors.ts';

/** The other browser takes the report. The first call of a code wins; only its own repeats get the same answer. */
@Injectable()
export class OpenHandOver {
  constructor(
    @Inject(DESK) private readonly desk: Desk,
    private readonly db: Db,
    private readonly boxes: HandOverBoxes,
    private readonly tokens: TicketTokens,
    private readonly pictures: ShowPictures,
  ) {}

  async run(caller: Caller, { code }: OpenHandOverBody): Promise<{ msg: OpenedHandOverView }> {
    const row = await this.take(hashOfSecret(code), hashOfSecret(caller.key ?? freshSecret()));
    const { sender, key, form, values, files, follows = null } = this.boxes.open(code, row.box);
    const token = await this.tokens.handOver({
      desk: this.desk.key,
      handOver: row.id,
      game: row.game_id,
      sender,
      key,
    });
    const shown = await this.filesOf(files, viewerOf(sender ?? { kind: 'anon' }));
    const role_id = sender?.kind === 'S' ? sender.role : null;
    return { msg: { token, game_id: row.game_id, form, role_id, values, follows, files: shown } };
  }

  private async take(codeHash: Buffer, key: Buffer): Promise<HandOver> {
    await this.db.source.query(
      `UPDATE hand_over SET opened_at = NOW(3), opened_key = ?
        WHERE code_hash = ? AND opened_at IS NULL AND created_at > NOW(3) - INTERVAL ${HAND_OVER_MINUTES} MINUTE`,
      [key, codeHash],
    );
    const row = await this.db.source
      .getRepository(HandOver)
      .createQueryBuilder('h')
      .where('h.code_hash = :codeHash AND h.opened_key = :key AND h.ticket_id IS NULL', { codeHash, key })
      .andWhere(`h.created_at > NOW(3) - INTERVAL ${HAND_OVER_MINUTES} MINUTE`)
      .getOne();
    if (!row) throw new HandOverGone();
    return row;
  }

  /** Those that may still go with the report, under addresses for who reads them now. */
  private async filesOf(files: Handed['files'], viewer: Viewer): Promise<OpenedHandOverView['files']> {
    if (files.length === 0) return [];
    const rows = await this.db.source
      .getRepository(Attachment)
      .createQueryBuilder('a')
      .where('a.public_id IN (:...ids) AND a.owner = :owner', {
        ids: files.map(({ id }) => id),
        owner: ownerOf(viewer),
      })
      // Papers that prove who somebody is never leave by a link.
      .andWhere("a.ticket_id IS NULL AND a.kind <> 'id_paper'")
      .getMany();
    const keys = new Map(rows.map((row) => [row.public_id, row.file_key]));
    return files.flatMap((file) => {
      const key = keys.get(file.id);
      return key === undefined ? [] : [{ ...file, thumb: this.pictures.thumbOf(key, viewer) }];
    });
  }
}
