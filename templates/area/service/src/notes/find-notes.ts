import { Injectable } from '@nestjs/common';
import { noteReaders, type NotesQuery, type NotesView } from '@hub/contracts/sample';
import { gamesOf, taipeiIso } from '@hub/contracts/shared';
import { Db } from '@hub/nest-kit/db';
import { Forbidden, type StaffCaller } from '@hub/nest-kit/http';
import { In, LessThan } from 'typeorm';
import { Note } from './note.entity.ts';

const PAGE = 20;

/** The newest first, of the games of whoever looks. */
@Injectable()
export class FindNotes {
  constructor(private readonly db: Db) {}

  async run({ who }: StaffCaller, { page }: NotesQuery): Promise<NotesView> {
    const games = gamesOf(who, noteReaders);
    if (games.length === 0) throw new Forbidden();
    const rows = await this.db.source.getRepository(Note).find({
      where: { ...(games !== '*' && { game_id: In(games) }), ...(page && { id: LessThan(page) }) },
      order: { id: 'DESC' },
      take: PAGE + 1,
    });
    const shown = rows.slice(0, PAGE);
    return {
      data: shown.map(({ id, game_id, note, left_at }) => ({ id, game_id, note, left_at: taipeiIso(left_at) })),
      page: { next: rows.length > PAGE ? String(shown.at(-1)?.id) : null },
    };
  }
}
