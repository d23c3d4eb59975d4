import { Injectable } from '@nestjs/common';
import { deliveryActors, type BatchProblem, type DryRun } from '@hub/contracts/events';
import { staffMay, type StaffPrincipal } from '@hub/contracts/shared';
import { Db } from '@hub/nest-kit/db';
import { GameLinks } from '@hub/nest-kit/partner';
import { GameLine } from '../game-line.entity.ts';
import { limitedReads, type Read } from '../limited-reads.ts';
import { whyOf } from '../link-state.ts';
import { FindBatches } from './find-batches.ts';

/** All reads of one dry run together. */
const LONGEST_MS = 6000;
const REWARDS = 50;
const SOME = 5;
const REFUSED_DAYS = 30;

export abstract class ShownGames {
  abstract shows(game: string): Promise<boolean | null>;
}

type Problem = DryRun['problems'][number];
type Found = { id: number; many: string };

const HELD = `FROM delivery d WHERE d.batch_id = ? AND d.state = 'queued' AND d.due_at IS NULL AND d.id <= ?`;
const sameRole = 'o.game_id = d.game_id AND o.role_id = d.role_id';

const RULES: [BatchProblem, string][] = [
  ['past_deadline', 'd.deadline_at <= NOW(3)'],
  [
    'role_refused',
    `EXISTS (SELECT 1 FROM delivery o WHERE ${sameRole} AND o.state = 'rejected'
      AND o.changed_at > NOW(3) - INTERVAL ${REFUSED_DAYS} DAY)`,
  ],
  ['role_new', `NOT EXISTS (SELECT 1 FROM delivery o WHERE ${sameRole} AND o.state = 'delivered')`],
];

/** Counts what the release of a batch would send, and what may go wrong with it. Sends nothing. */
@Injectable()
export class DryRunBatch {
  constructor(
    private readonly db: Db,
    private readonly batches: FindBatches,
    private readonly shown: ShownGames,
    private readonly links: GameLinks,
  ) {}

  /** `most`: what comes after this delivery is left out. */
  async run(who: StaffPrincipal, id: number, most = 4_294_967_295): Promise<DryRun> {
    const batch = await this.batches.one(who, id);
    const read = limitedReads(this.db.source, LONGEST_MS);
    const [sums] = await read<{ many: string; roles: string; upto: number | null }>(
      `SELECT COUNT(*) AS many, COUNT(DISTINCT role_id) AS roles, MAX(id) AS upto ${HELD}`,
      [id, most],
    );
    const upto = Number(sums?.upto ?? 0);
    const many = Number(sums?.many ?? 0);
    const rewards = await read<{ reason: string; items: string; many: string }>(
      `SELECT reason, items, COUNT(*) AS many ${HELD} GROUP BY reason, items ORDER BY many DESC LIMIT ${REWARDS}`,
      [id, upto],
    );
    return {
      batch,
      upto,
      many,
      roles: Number(sums?.roles ?? 0),
      rewards: rewards.map((reward) => ({ ...reward, many: Number(reward.many) })),
      problems: [...(await this.ofGame(batch.game_id, many)), ...(await problemsOf(read, id, upto))],
      may_release: many > 0 && batch.approval === null && staffMay(who, deliveryActors, batch.game_id),
    };
  }

  private async ofGame(game: string, many: number): Promise<Problem[]> {
    if (many === 0) return [];
    const [line, shown] = await Promise.all([
      this.db.source.getRepository(GameLine).findOneBy({ game_id: game }),
      this.shown.shows(game),
    ]);
    const problems: BatchProblem[] = [];
    if (shown === false) problems.push('game_hidden');
    if ((await whyOf({ game_id: game, why: line?.why ?? '' }, this.links)) === 'no_link') problems.push('no_link');
    if (line?.circuit === 'open') problems.push('circuit_open');
    return problems.map((problem) => ({ problem, many, some: [] }));
  }
}

async function problemsOf(read: Read, id: number, upto: number): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const [problem, rule] of RULES) {
    const [counted] = await read<Found>(`SELECT COUNT(*) AS many ${HELD} AND ${rule}`, [id, upto]);
    const many = Number(counted?.many ?? 0);
    if (many === 0) continue;
    const some = await read<Found>(`SELECT d.id ${HELD} AND ${rule} ORDER BY d.id LIMIT ${SOME}`, [id, upto]);
    problems.push({ problem, many, some: some.map((one) => one.id) });
  }
  return problems;
}
