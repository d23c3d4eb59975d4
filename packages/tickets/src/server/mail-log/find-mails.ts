import { Injectable } from '@nestjs/common';
import { taipeiIso, type StaffPrincipal } from '@hub/contracts/shared';
import type { MailLogRow, MailsQuery, MailsView } from '@hub/contracts/tickets';
import { Db } from '@hub/nest-kit/db';
import { In } from 'typeorm';
import { DeadAddress, MailRow } from './mail-log.entity.ts';
import { mailGames, maySendAgain } from './mail-log.policy.ts';

const PAGE = 30;

@Injectable()
export class FindMails {
  constructor(private readonly db: Db) {}

  async run(who: StaffPrincipal, { state, kind, case: ticket, page }: MailsQuery): Promise<MailsView> {
    const games = mailGames(who);
    const rows = this.db.source
      .getRepository(MailRow)
      .createQueryBuilder('m')
      .innerJoinAndSelect('m.ticket', 't')
      .orderBy('m.id', 'DESC')
      .take(PAGE + 1);
    if (games !== '*') rows.andWhere('t.game_id IN (:...games)', { games });
    if (state) rows.andWhere('m.state = :state', { state });
    if (kind) rows.andWhere('m.kind = :kind', { kind });
    if (ticket) rows.andWhere('m.ticket_id = :ticket', { ticket });
    if (page) rows.andWhere('m.id < :page', { page });
    const found = await rows.getMany();
    const shown = found.slice(0, PAGE);
    const last = shown.at(-1);
    return {
      data: await this.views(who, shown),
      page: { next: found.length > PAGE && last ? String(last.id) : null },
    };
  }

  async views(who: StaffPrincipal, rows: readonly MailRow[]): Promise<MailLogRow[]> {
    const macs = rows.map(({ address_mac }) => address_mac);
    const dead = await this.db.source.getRepository(DeadAddress).findBy({ address_mac: In(macs) });
    const gone = new Set(dead.map(({ address_mac }) => address_mac.toString('hex')));
    return rows.map((row) => mailView(who, row, gone.has(row.address_mac.toString('hex'))));
  }
}

function mailView(who: StaffPrincipal, row: MailRow, dead: boolean): MailLogRow {
  const { id, kind, ticket_id, address, state, attempts, resends, answer, ticket } = row;
  return {
    id,
    kind,
    question_id: ticket_id,
    game_id: ticket?.game_id ?? '',
    game_name: ticket?.game_name ?? '',
    address,
    dead,
    state,
    attempts,
    resends,
    answer,
    mine: maySendAgain(who, ticket?.game_id ?? ''),
    create_time: taipeiIso(row.created_at),
    change_time: taipeiIso(row.changed_at),
  };
}
