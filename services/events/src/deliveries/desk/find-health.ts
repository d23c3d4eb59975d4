import { Injectable } from '@nestjs/common';
import type { GameHealth, GameHealthView } from '@hub/contracts/events';
import { taipeiIso } from '@hub/contracts/shared';
import { Db } from '@hub/nest-kit/db';
import type { StaffCaller } from '@hub/nest-kit/http';
import type { GameLinks } from '@hub/nest-kit/partner';
import type { DeliveryTryRow } from '../delivery-way.entity.ts';
import { seenGames } from '../delivery.policy.ts';
import { GameLine } from '../game-line.entity.ts';
import { whyOf } from '../link-state.ts';
import { countsOf } from './find-counts.ts';

const TRIES = 200;
const ERRORS = 10;
/** A queue is not counted further. */
export const QUEUE_MAX = 10_000;

type Tried = Pick<DeliveryTryRow, 'delivery_id' | 'at' | 'outcome' | 'ms' | 'error'>;

const when = (at: Date | null) => at && taipeiIso(at);

@Injectable()
export class FindHealth {
  constructor(
    private readonly db: Db,
    private readonly links: GameLinks,
    private readonly inFlight: number,
  ) {}

  async run({ who }: StaffCaller): Promise<GameHealthView> {
    const games = await seenGames(this.db.source, who);
    const counts = await countsOf(this.db.source, games);
    const lines = await this.db.source.getRepository(GameLine).find({ order: { game_id: 'ASC' } });
    const seen = lines.filter(({ game_id }) => counts.has(game_id));
    const whys = new Map(
      await Promise.all(seen.map(async (line) => [line.game_id, await whyOf(line, this.links)] as const)),
    );
    const data: GameHealth[] = [];
    for (const line of seen) {
      const sums = counts.get(line.game_id)!;
      const why = whys.get(line.game_id) ?? '';
      const [queue, tries] = await Promise.all([this.queueOf(line.game_id), this.triesOf(line.game_id)]);
      const paused = line.pause_until !== null && line.pause_until > new Date();
      data.push({
        game_id: line.game_id,
        linked: why !== 'no_link',
        circuit: line.circuit,
        why: line.circuit === 'open' ? line.why : why,
        opened_at: when(line.opened_at),
        probe_at: when(line.probe_at),
        pause_until: paused ? when(line.pause_until) : null,
        faults: line.faults,
        pleas: line.pleas,
        in_flight: sums.sending,
        most_in_flight: this.inFlight,
        ...queue,
        open: sums.queued + sums.sending + sums.unknown + sums.manual,
        late: sums.late,
        manual: sums.manual,
        p95_ms: p95(tries.map(({ ms }) => ms)),
        tries: tries.length,
        last_delivered_at: when(line.last_delivered_at),
        errors: errorsOf(tries),
      });
    }
    return { data };
  }

  private async queueOf(game: string): Promise<{ queue: number; oldest_s: number }> {
    const [row] = await this.db.source.query<{ many: string; oldest: number | null }[]>(
      `SELECT COUNT(*) AS many, TIMESTAMPDIFF(SECOND, MIN(due_at), NOW(3)) AS oldest FROM (
        SELECT due_at FROM delivery WHERE game_id = ? AND due_at <= NOW(3) ORDER BY due_at LIMIT ${QUEUE_MAX}) due`,
      [game],
    );
    return { queue: Number(row?.many ?? 0), oldest_s: Number(row?.oldest ?? 0) };
  }

  private triesOf(game: string): Promise<Tried[]> {
    return this.db.source.query(
      `SELECT delivery_id, at, outcome, ms, error FROM delivery_try WHERE game_id = ? ORDER BY id DESC LIMIT ${TRIES}`,
      [game],
    );
  }
}

function p95(values: number[]): number | null {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted.length === 0 ? null : (sorted[Math.ceil(sorted.length * 0.95) - 1] ?? null);
}

/** The tries come newest first. */
function errorsOf(tries: readonly Tried[]): GameHealth['errors'] {
  const groups = Map.groupBy(
    tries.filter(({ error }) => error !== ''),
    ({ error }) => error,
  );
  return [...groups]
    .map(([error, [last, ...more]]) => ({
      error,
      many: more.length + 1,
      last_at: taipeiIso(last!.at),
      delivery: last!.delivery_id,
    }))
    .slice(0, ERRORS);
}
