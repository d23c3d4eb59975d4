import type { EventData, EventPhase, EventsQuery, EventsView } from '@hub/contracts/events';
import type { StaffPrincipal } from '@hub/contracts/shared';
import type { Db } from '@hub/nest-kit/db';
import type { StaffCaller } from '@hub/nest-kit/http';
import { limitedReads } from '../deliveries/limited-reads.ts';
import { liveContent } from './event.content.ts';
import { eventGames, mustSeeEvent } from './event.policy.ts';
import { dataOf, lineOf, type Stored } from './event.view.ts';
import { LOCKED_NOW } from './locked-now.ts';
import { eventPublish } from './publish-event.kind.ts';

const PAGE = 25;
const LONGEST_MS = 3000;

const COLUMNS = `e.*, NOW(3) AS at,
  (SELECT COUNT(*) FROM event_category c WHERE c.event_id = e.id) AS categories,
  (SELECT COUNT(*) FROM serial_batch b WHERE b.event_id = e.id) AS batches,
  (SELECT SUM(IF(b.state = 'ready', COALESCE(b.cap, b.codes), b.used)) FROM serial_batch b
    WHERE b.event_id = e.id AND b.state IN ('ready', 'disabled')) AS codes,
  (SELECT SUM(b.used) FROM serial_batch b WHERE b.event_id = e.id AND b.state IN ('ready', 'disabled')) AS used,
  ${LOCKED_NOW} AS locked,
  (SELECT MAX(a.id) FROM approval a WHERE a.open_key = CONCAT('${eventPublish.name}:', e.id) AND a.expires_at > NOW(3))
    AS approval`;

const shown = 'e.published_at IS NOT NULL AND e.stopped_at IS NULL';
const PHASES: Record<EventPhase, string> = {
  draft: 'e.published_at IS NULL',
  planned: `${shown} AND e.starts_at > NOW(3)`,
  open: `${shown} AND e.starts_at <= NOW(3) AND e.ends_at >= NOW(3)`,
  ended: `${shown} AND e.ends_at < NOW(3)`,
  stopped: 'e.published_at IS NOT NULL AND e.stopped_at IS NOT NULL',
};

type Where = [sql: string, ...values: unknown[]];

export class FindEvents {
  constructor(
    private readonly db: Db,
    private readonly publicUrl: string,
  ) {}

  async list({ who }: StaffCaller, query: EventsQuery): Promise<EventsView> {
    const games = eventGames(who, query.game_id);
    if (games.length === 0) return { data: [], page: { next: null } };
    const parts = whereOf(games, query);
    const rows = await limitedReads(this.db.source, LONGEST_MS)<Stored>(
      `SELECT ${COLUMNS} FROM event e WHERE ${parts.map(([sql]) => sql).join(' AND ')} ORDER BY e.id DESC LIMIT ${PAGE + 1}`,
      parts.flatMap(([, ...values]) => values),
    );
    const page = rows.slice(0, PAGE);
    return { data: page.map(lineOf), page: { next: rows.length > PAGE ? String(page.at(-1)?.id) : null } };
  }

  async row(who: StaffPrincipal, id: number): Promise<Stored> {
    const [row] = Number.isSafeInteger(id)
      ? await limitedReads(this.db.source, LONGEST_MS)<Stored>(
          `SELECT ${COLUMNS} FROM event e WHERE e.id = ? AND e.removed_at IS NULL`,
          [id],
        )
      : [];
    mustSeeEvent(who, row?.game_id);
    return row!;
  }

  async one(who: StaffPrincipal, id: number): Promise<EventData> {
    const row = await this.row(who, id);
    return dataOf(who, row, await liveContent(this.db.source, row), this.publicUrl);
  }
}

function whereOf(games: string[] | '*', { phase, find, page }: EventsQuery): Where[] {
  const like = `%${(find ?? '').replaceAll(/[\\%_]/g, '\\$&')}%`;
  const number = find && /^[1-9]\d{0,8}$/.test(find) ? Number(find) : 0;
  return [
    ['e.removed_at IS NULL'],
    ...(games === '*' ? [] : [['e.game_id IN (?)', games] as Where]),
    ...(phase ? [[PHASES[phase as EventPhase]] as Where] : []),
    ...(find ? [['(e.name LIKE ? OR e.id = ?)', like, number] as Where] : []),
    ...(page ? [['e.id < ?', page] as Where] : []),
  ];
}
