import { Injectable } from '@nestjs/common';
import type { StaffPrincipal } from '@hub/contracts/shared';
import type { CaseMacrosView, MacrosQuery, MacrosView, MacroView } from '@hub/contracts/tickets';
import { Db } from '@hub/nest-kit/db';
import { In, IsNull } from 'typeorm';
import { Ticket } from '../ticket.entity.ts';
import { TicketNotFound } from '../ticket.errors.ts';
import { mustAnswer } from '../ticket.policy.ts';
import { Macro, MacroVersion } from './macro.entity.ts';
import { MacroNotFound } from './macro.errors.ts';
import { macroGames, mustSeeMacro } from './macro.policy.ts';
import { caseMacro, macroRow, versionRow } from './macro.view.ts';

const PAGE = 50;
const VERSIONS = 50;
/** How the query names those that are for every game. */
const EVERY_GAME = '-';

@Injectable()
export class ReadMacros {
  constructor(private readonly db: Db) {}

  /** The newest first; those for every game among them. */
  async list(who: StaffPrincipal, { game_id, language, archived, page }: MacrosQuery): Promise<MacrosView> {
    const games = macroGames(who);
    const rows = this.db.source
      .getRepository(Macro)
      .createQueryBuilder('m')
      .where(archived === '1' ? 'm.archived_at IS NOT NULL' : 'm.archived_at IS NULL')
      .orderBy('m.id', 'DESC')
      .take(PAGE + 1);
    if (games !== '*') rows.andWhere('m.game_id IN (:...games)', { games: ['', ...games] });
    if (game_id) rows.andWhere('m.game_id = :game', { game: game_id === EVERY_GAME ? '' : game_id });
    if (language) rows.andWhere('m.language = :language', { language });
    if (page) rows.andWhere('m.id < :page', { page });
    const found = await rows.getMany();
    const shown = found.slice(0, PAGE);
    const last = shown.at(-1);
    return { data: shown.map(macroRow), page: { next: found.length > PAGE && last ? String(last.id) : null } };
  }

  async one(who: StaffPrincipal, id: number): Promise<MacroView> {
    const macro = await this.db.source.getRepository(Macro).findOneBy({ id });
    if (!macro) throw new MacroNotFound();
    mustSeeMacro(who, macro.game_id);
    const versions = await this.db.source
      .getRepository(MacroVersion)
      .find({ where: { macro_id: id }, order: { version: 'DESC' }, take: VERSIONS });
    return { data: { macro: macroRow(macro), versions: versions.map(versionRow) } };
  }

  /** For the one who answers: the player's language first, then by use. There are at most a few hundred. */
  async forCase(who: StaffPrincipal, ticketId: number): Promise<CaseMacrosView> {
    const ticket = await this.db.source.getRepository(Ticket).findOneBy({ id: ticketId });
    if (!ticket) throw new TicketNotFound();
    mustAnswer(who, ticket.game_id);
    const found = await this.db.source.getRepository(Macro).find({
      where: { archived_at: IsNull(), game_id: In(['', ticket.game_id]) },
      order: { uses: 'DESC', id: 'ASC' },
    });
    const fits = (macro: Macro) => (macro.language === ticket.language ? 0 : 1);
    return { data: found.toSorted((a, b) => fits(a) - fits(b)).map(caseMacro) };
  }
}
