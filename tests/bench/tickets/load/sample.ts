import { parseRings } from '@hub/nest-kit/keys';
import { issueSiteToken, type TokenRings } from '@hub/nest-kit/tokens';
import type { Desk } from '@hub/contracts/tickets';
import type { DataSource } from 'typeorm';
import { caseOf, type Case, type Era } from '../generate/a-case.ts';
import { dice } from '../generate/dice.ts';
import { playerOf } from '../generate/player.ts';

/** Players of the load: those with about as many reports at any size, so that their lists are equally long. */
const PLAYERS = 400;
const REPORTS = [10, 14] as const;
const CASES = 4000;

export type Known = { id: number; one: Case; token: string };
export type Lister = { token: string; many: number; newest: number };
export type Sample = {
  listers: Lister[];
  /** Cases of those players. */
  owned: Known[];
  /** Any generated cases, by number. */
  any: { id: number; one: Case }[];
  caseOf(id: number): Case;
};
export type World = {
  desk: Desk;
  source: DataSource;
  tokenKeys: string;
  first: number;
  size: number;
  eras: readonly Era[];
  now: number;
};

type Row = { game_id: string; partner_uid: string; many: string; newest: number; ids: string };

/** What the load of one size asks for, drawn from the whole of the database. */
export async function sampleOf(world: World): Promise<Sample> {
  const { desk, source, first, size, eras, now } = world;
  const known = (id: number) => {
    const n = id - first;
    return caseOf(
      n,
      eras.find(({ from, to }) => n >= from && n < to)!,
      { desk, now },
    );
  };
  const rows: Row[] = await source.query(
    `SELECT game_id, partner_uid, COUNT(*) AS many, MAX(id) AS newest, GROUP_CONCAT(id) AS ids FROM ticket
      WHERE partner_uid LIKE 'bench-%' GROUP BY game_id, partner_uid HAVING many BETWEEN ? AND ?
      ORDER BY CRC32(partner_uid) LIMIT ${PLAYERS}`,
    REPORTS,
  );
  const rings = parseRings(world.tokenKeys) as TokenRings;
  const listers: Lister[] = [];
  const owned: Known[] = [];
  for (const row of rows) {
    const player = playerOf(Number(row.partner_uid.slice('bench-'.length)));
    const { game_id: game, uid, server_id: server, role, name } = player;
    const token = await issueSiteToken(rings, { game, uid, server, role, name, inGameId: role });
    listers.push({ token, many: Number(row.many), newest: row.newest });
    owned.push(...row.ids.split(',').map((id) => ({ id: Number(id), one: known(Number(id)), token })));
  }
  const any = Array.from({ length: Math.min(CASES, size) }, (_, at) => {
    const id = first + (dice(at, 900) % size);
    return { id, one: known(id) };
  });
  owned.sort((a, b) => dice(a.id, 901) - dice(b.id, 901));
  return { listers, owned, any, caseOf: known };
}
