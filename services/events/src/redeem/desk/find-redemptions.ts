import { Injectable } from '@nestjs/common';
import type {
  CardRedemptionsQuery,
  CardRedemptionsView,
  DeliveryState,
  MailStatus,
  RedemptionsQuery,
  RedemptionsView,
} from '@hub/contracts/events';
import { deliveryStates } from '@hub/contracts/events';
import { playerLook, AccessTraces } from '@hub/nest-kit/audit';
import { Db } from '@hub/nest-kit/db';
import type { StaffCaller } from '@hub/nest-kit/http';
import { CodeKeys } from '../../code-keys.ts';
import { limitedReads } from '../../deliveries/limited-reads.ts';
import { mustSeeEvent } from '../../program/event.policy.ts';
import { FindEvents } from '../../program/find-events.ts';
import { lastMail, mailStatusOf } from '../own-redemptions.ts';
import { FindLocks } from './find-locks.ts';
import { playerParts, type Where } from './player-parts.ts';
import { redemptionsOf } from './redemption.view.ts';

const PAGE = 25;
const CARD_PAGE = 10;
const LONGEST_MS = 3000;

/** Redemptions, the newest first. Each walk is along an index, and the walks are merged. */
@Injectable()
export class FindRedemptions {
  constructor(
    private readonly db: Db,
    private readonly traces: AccessTraces,
    private readonly keys: CodeKeys,
    private readonly events: FindEvents,
    private readonly locks: FindLocks,
  ) {}

  async list({ who }: StaffCaller, event: number, query: RedemptionsQuery): Promise<RedemptionsView> {
    const { game_id } = await this.events.row(who, event);
    const { category, batch, mail, find, page } = query;
    const rest: Where[] = [
      ['r.event_id = ?', event],
      ...(category ? [['r.category_id = ?', category] as Where] : []),
      ...(batch ? [['r.batch_id = ?', batch] as Where] : []),
      ...(mail ? [mailPart(mail as MailStatus)] : []),
      ...(page ? [['r.id < ?', page] as Where] : []),
    ];
    return this.page(find ? playerParts('r', game_id, find).map((parts) => [...parts, ...rest]) : [rest], PAGE);
  }

  async card(caller: StaffCaller, { game_id, uid, page }: CardRedemptionsQuery): Promise<CardRedemptionsView> {
    mustSeeEvent(caller.who, game_id);
    await this.traces.leave(playerLook(caller, 'player.redemptions', { game_id, uid }));
    const own: Where[] = [
      ['r.game_id = ?', game_id],
      ['r.partner_uid = ?', uid],
      ...(page ? [['r.id < ?', page] as Where] : []),
    ];
    return { ...(await this.page([own], CARD_PAGE)), locks: await this.locks.ofAccount(caller.who, game_id, uid) };
  }

  private async page(walks: Where[][], size: number): Promise<RedemptionsView> {
    const selects = walks.map(
      (parts) =>
        `(SELECT r.id FROM redemption r WHERE ${parts.map(([sql]) => sql).join(' AND ')} ORDER BY r.id DESC LIMIT ${size + 1})`,
    );
    const found = await limitedReads(this.db.source, LONGEST_MS)<{ id: number }>(
      `SELECT id FROM (${selects.join(' UNION ')}) walked ORDER BY id DESC LIMIT ${size + 1}`,
      walks.flatMap((parts) => parts.flatMap(([, ...values]) => values)),
    );
    const shown = found.slice(0, size).map(({ id }) => id);
    return {
      data: await redemptionsOf(this.db.source.manager, this.keys, shown),
      page: { next: found.length > size ? String(shown.at(-1)) : null },
    };
  }
}

/** Of a mail that another took the place of, the other counts. */
function mailPart(mail: MailStatus): Where {
  const states = deliveryStates.filter((state: DeliveryState) => mailStatusOf(state) === mail);
  return [
    `EXISTS (SELECT 1 FROM delivery d ${lastMail.joins} WHERE d.mail_id = r.mail_id AND ${lastMail.state} IN (?))`,
    states,
  ];
}
