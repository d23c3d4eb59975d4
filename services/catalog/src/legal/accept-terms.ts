import type { AcceptTermsBody, LegalAcceptanceRow, MemberTermsQuery, MemberTermsView } from '@hub/contracts/catalog';
import { taipeiIso, type MemberWho } from '@hub/contracts/shared';
import { Db } from '@hub/nest-kit/db';
import type { MemberCaller } from '@hub/nest-kit/http';
import { Injectable } from '@nestjs/common';
import { LessThan } from 'typeorm';
import { DEFAULT_SITE } from '../faq/find-articles.ts';
import { FindLegal } from './find-legal.ts';
import { LegalAcceptance } from './legal-acceptance.entity.ts';
import { legalNotInForce } from './legal.errors.ts';

const PAGE = 20;

/** Which versions a member accepted, and when. */
@Injectable()
export class AcceptTerms {
  constructor(
    private readonly db: Db,
    private readonly find: FindLegal,
  ) {}

  async show({ who, language }: MemberCaller, { site: asked, page }: MemberTermsQuery): Promise<MemberTermsView> {
    const { manager } = this.db.source;
    const { site, version: current } = await this.find.text(asked || DEFAULT_SITE, undefined, language);
    const own = { member_id: who.member };
    const [newest, rows] = await Promise.all([
      manager.findOne(LegalAcceptance, { where: { ...own, site }, order: { version: 'DESC' } }),
      manager.find(LegalAcceptance, {
        where: { ...own, ...(page && { id: LessThan(page) }) },
        order: { id: 'DESC' },
        take: PAGE + 1,
      }),
    ]);
    const shown = rows.slice(0, PAGE);
    return {
      site,
      current,
      accepted: newest && rowOf(newest),
      data: shown.map(rowOf),
      next: rows.length > PAGE ? String(shown.at(-1)?.id) : null,
    };
  }

  /** Sent again it keeps the time of the first. Throws 409 where `version` is not in force. */
  async accept({ member }: MemberWho, { site, version }: AcceptTermsBody): Promise<LegalAcceptanceRow> {
    return this.db.runTx(async ({ manager }) => {
      const [current] = await manager.query<{ number: number }[]>(
        `SELECT number FROM legal_version WHERE site = ? AND state = 'published' AND effective_at <= NOW(3)
          ORDER BY number DESC LIMIT 1`,
        [site],
      );
      if (current?.number !== version) throw legalNotInForce();
      const own = { member_id: member, site, version };
      await manager.query(
        'INSERT INTO legal_acceptance (member_id, site, version) VALUES (?, ?, ?) ON DUPLICATE KEY UPDATE id = id',
        [member, site, version],
      );
      return rowOf(await manager.findOneByOrFail(LegalAcceptance, own));
    });
  }
}

const rowOf = ({ site, version, accepted_at }: LegalAcceptance): LegalAcceptanceRow => ({
  site,
  version,
  accepted_at: taipeiIso(accepted_at),
});
