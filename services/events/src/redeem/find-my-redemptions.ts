import { Injectable } from '@nestjs/common';
import type { MyRedemption, MyRedemptionsQuery, MyRedemptionsView } from '@hub/contracts/events';
import type { PersonAccount } from '@hub/contracts/person-data';
import { inLanguage, taipeiIso, type Language } from '@hub/contracts/shared';
import { Db } from '@hub/nest-kit/db';
import type { MemberCaller } from '@hub/nest-kit/http';
import { CodeKeys } from '../code-keys.ts';
import { translationsIn } from '../program/event.content.ts';
import { mailStatusOf, statesOf, type OwnRedemption } from './own-redemptions.ts';
import type { RedemptionRow } from './redemption.entity.ts';
import { shownCode } from './standing.ts';

const PAGE = 20;

/** The accounts of games that a member has proven. Throws 503 while nobody can say. */
export abstract class LinkedAccounts {
  abstract of(member: string): Promise<readonly PersonAccount[]>;
}

type Mine = OwnRedemption &
  Pick<RedemptionRow, 'game_id' | 'server_id' | 'role_id' | 'role_name' | 'created_at'> & {
    event_name: string;
    event_translations: string | null;
    title: string | null;
    translations: string | null;
  };

const WALK = `(SELECT id FROM redemption WHERE game_id = ? AND partner_uid = ? AND id < ? ORDER BY id DESC LIMIT ${PAGE + 1})`;
const LAST_ID = 4_294_967_295;

const WHOLE = `SELECT r.id, r.category_id, r.code_id, r.code_seal, r.mail_id, r.game_id, r.server_id, r.role_id, r.role_name,
    r.created_at, b.kind, d.state, d.replaced_by_id, e.name AS event_name, e.translations AS event_translations,
    c.title, c.translations
  FROM redemption r JOIN event e ON e.id = r.event_id LEFT JOIN event_category c ON c.id = r.category_id
    LEFT JOIN serial_batch b ON b.id = r.batch_id LEFT JOIN delivery d ON d.mail_id = r.mail_id
  WHERE r.id IN (?) ORDER BY r.id DESC`;

/** What a member’s accounts redeemed, whatever became of the events since. Each account is walked along its index. */
@Injectable()
export class FindMyRedemptions {
  constructor(
    private readonly db: Db,
    private readonly keys: CodeKeys,
    private readonly accounts: LinkedAccounts,
  ) {}

  async run({ who, language }: MemberCaller, { page }: MyRedemptionsQuery): Promise<MyRedemptionsView> {
    const ids = await this.idsOf(await this.accounts.of(who.member), page ?? LAST_ID);
    const shown = ids.slice(0, PAGE);
    return {
      data: await this.linesOf(shown, language),
      page: { next: ids.length > PAGE ? String(shown.at(-1)) : null },
    };
  }

  private async idsOf(accounts: readonly PersonAccount[], before: number): Promise<number[]> {
    if (accounts.length === 0) return [];
    const found: { id: number }[] = await this.db.source.query(
      `SELECT id FROM (${accounts.map(() => WALK).join(' UNION ALL ')}) walked ORDER BY id DESC LIMIT ${PAGE + 1}`,
      accounts.flatMap(({ game_id, uid }) => [game_id, uid, before]),
    );
    return found.map(({ id }) => id);
  }

  private async linesOf(ids: readonly number[], language: Language): Promise<MyRedemption[]> {
    if (ids.length === 0) return [];
    const rows: Mine[] = await this.db.source.query(WHOLE, [ids]);
    const states = await statesOf(this.db.source, rows);
    return rows.map((row, nth) => ({
      id: row.id,
      game_id: row.game_id,
      event_name: inLanguage(
        { name: row.event_name, translations: translationsIn(row.event_translations) },
        ['name'],
        language,
      ).name,
      ...shownCode(this.keys, row),
      title: inLanguage({ title: row.title ?? '', translations: translationsIn(row.translations) }, ['title'], language)
        .title,
      mail_status: mailStatusOf(states[nth] ?? 'queued'),
      server_id: row.server_id,
      role_id: row.role_id,
      char_name: row.role_name,
      create_time: taipeiIso(row.created_at),
    }));
  }
}
