import { ageClassOf, dayAfter, dayOf, daysBetween, serviceMs, type ServiceTime } from '@hub/contracts/tickets';
import type { DataSource, EntityManager } from 'typeorm';
import { holdFigures } from '../../../../packages/tickets/src/server/figures/figure-state.ts';
import { Tally } from '../../../../packages/tickets/src/server/figures/tally.ts';
import { closers } from '../../../../packages/tickets/src/server/figures/tell-figures.ts';
import { writeNames, writeTally } from '../../../../packages/tickets/src/server/figures/write-figures.ts';
import type { Agent, Case } from '../generate/a-case.ts';
import type { Value } from './load-table.ts';

export const eventColumns = [
  ...['name', 'kind', 'at', 'filed_at', 'ticket_id', 'game_id', 'question_type', 'agent_id', 'agent_name'],
  ...['detail', 'commented', 'service_s'],
];
type Kind = 'filed' | 'answered' | 'closed' | 'rated';
type Event = { name: string; kind: Kind; at: Date; agent: Agent | null; detail: number; commented: number };

/** What happened to a case, as the desk tells its figures. */
function eventsOf(id: number, firstReply: number, one: Case): Event[] {
  const filed = {
    name: `filed-${id}`,
    kind: 'filed' as const,
    at: one.createdAt,
    agent: null,
    detail: 0,
    commented: 0,
  };
  const events: Event[] = [filed];
  let last: Agent | null = null;
  for (const [index, { official, by, at }] of one.replies.entries()) {
    if (!official) continue;
    const name = `answered-${firstReply + index}`;
    events.push({ name, kind: 'answered', at, agent: by, detail: last === null ? 1 : 0, commented: 0 });
    last = by;
  }
  if (one.closedAt && one.closedBy) {
    const name = `closed-${id}-${one.version}`;
    events.push({ name, kind: 'closed', at: one.closedAt, agent: last, detail: closers[one.closedBy], commented: 0 });
  }
  if (one.csat) {
    const { at, value, comment } = one.csat;
    events.push({ name: `rated-${id}`, kind: 'rated', at, agent: last, detail: value, commented: comment ? 1 : 0 });
  }
  return events;
}

type Move = { game_id: string; filed_day: string; day: string; by: number };

/** Events as rows, and what they add to the kept sums: by the product's own sums, in pieces that fit into memory. */
export class Figures {
  private tally = new Tally();
  private readonly names = new Map<string, string>();
  private readonly moves = new Map<string, Move>();

  constructor(private readonly times: ReadonlyMap<string, ServiceTime>) {}

  rowsOf(id: number, firstReply: number, one: Case): Value[][] {
    const { game_id, game_name } = one.player;
    const time = this.times.get(game_id)!;
    this.names.set(`game\n${game_id}`, game_name).set(`type\n${one.type}`, one.typeText);
    return eventsOf(id, firstReply, one).map(({ name, kind, at, agent, detail, commented }) => {
      const service_s = kind === 'filed' ? 0 : Math.round(serviceMs(time, one.createdAt, at) / 1000);
      const place = { game_id, question_type: one.type, agent_id: agent?.id ?? null };
      this.tally.add({ kind, at, detail, commented, service_s, ...place });
      if (kind === 'filed' || kind === 'closed')
        this.move(game_id, dayOf(one.createdAt), dayOf(at), kind === 'filed' ? 1 : -1);
      if (agent) this.names.set(`agent\n${agent.id}`, agent.name);
      return [
        ...[name, kind, at, one.createdAt, id, game_id, one.type, agent?.id ?? null, agent?.name ?? null],
        ...[detail, commented, service_s],
      ];
    });
  }

  /** Adds what was summed up since. */
  async writeSums({ manager }: DataSource): Promise<void> {
    const tally = this.tally;
    this.tally = new Tally();
    await writeTally(manager, tally);
    await writeNames(manager, this.names);
    this.names.clear();
  }

  /** Adds the open cases, and those of the days that are kept already. */
  async writeBacklog(source: DataSource): Promise<void> {
    await source.transaction(async (manager) => {
      const { snappedUntil } = await holdFigures(manager);
      const open = new Map<string, number>();
      const days = new Map<string, number>();
      for (const { game_id, filed_day, day, by } of this.moves.values()) {
        add(open, `${game_id}\n${filed_day}`, by);
        for (let late = day; snappedUntil !== null && late <= snappedUntil; late = dayAfter(late))
          add(days, `${late}\n${game_id}\n${ageClassOf(daysBetween(filed_day, late))}`, by);
      }
      await write(manager, 'figure_backlog', ['game_id', 'filed_day', 'open_cases'], open);
      await write(manager, 'figure_backlog_day', ['day', 'game_id', 'age', 'open_cases'], days);
      await manager.query('DELETE FROM figure_backlog WHERE open_cases = 0');
    });
    this.moves.clear();
  }

  private move(game_id: string, filed_day: string, day: string, by: number): void {
    const key = `${game_id}\n${filed_day}\n${day}`;
    const known = this.moves.get(key);
    if (known) known.by += by;
    else this.moves.set(key, { game_id, filed_day, day, by });
  }
}

const add = (sums: Map<string, number>, key: string, by: number) => sums.set(key, (sums.get(key) ?? 0) + by);

async function write(
  manager: EntityManager,
  table: string,
  columns: string[],
  sums: Map<string, number>,
): Promise<void> {
  const rows = [...sums].filter(([, many]) => many !== 0).map(([key, many]) => [...key.split('\n'), many]);
  rows.sort(([a, b], [c, d]) => (`${a} ${b}` < `${c} ${d}` ? -1 : 1));
  const ROWS = 1000;
  for (let at = 0; at < rows.length; at += ROWS)
    await manager.query(
      `INSERT INTO ${table} (${columns.join(', ')}) VALUES ?
        ON DUPLICATE KEY UPDATE open_cases = open_cases + VALUES(open_cases)`,
      [rows.slice(at, at + ROWS)],
    );
}
