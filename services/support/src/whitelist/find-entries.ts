import { Injectable } from '@nestjs/common';
import type { StaffPrincipal } from '@hub/contracts/shared';
import type { WhitelistQuery, WhitelistView } from '@hub/contracts/support';
import { isAscii } from '@hub/nest-kit/db';
import { DataSource } from 'typeorm';
import { WhitelistEntry } from './whitelist-entry.entity.ts';
import { entryView } from './whitelist-entry.view.ts';
import { readableGames } from './whitelist-desk.policy.ts';

const PAGE = 50;
const likely = (words: string) => `%${words.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;

@Injectable()
export class FindEntries {
  constructor(private readonly source: DataSource) {}

  async run(who: StaffPrincipal, { list, game_id, q, page }: WhitelistQuery): Promise<WhitelistView> {
    const games = readableGames(who);
    const rows = this.source.getRepository(WhitelistEntry).createQueryBuilder('w').where('w.list = :list', { list });
    if (games !== '*') rows.andWhere('w.game_id IN (:...games)', { games });
    if (game_id) rows.andWhere('w.game_id = :game_id', { game_id });
    // Values are ASCII; other words can only stand in a note.
    if (q && isAscii(q)) rows.andWhere('(w.value = :q OR w.note LIKE :words)', { q, words: likely(q) });
    else if (q) rows.andWhere('w.note LIKE :words', { words: likely(q) });
    const total = await rows.getCount();
    if (page) rows.andWhere('w.id < :page', { page: Number(page) });
    const found = await rows
      .orderBy('w.id', 'DESC')
      .take(PAGE + 1)
      .getMany();
    const shown = found.slice(0, PAGE);
    const now = new Date();
    return {
      data: shown.map((row) => entryView(who, row, now)),
      page: { next: found.length > PAGE ? String(shown.at(-1)?.id) : null, total },
    };
  }
}
