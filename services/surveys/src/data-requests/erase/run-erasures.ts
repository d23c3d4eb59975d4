import { Inject, Injectable } from '@nestjs/common';
import {
  joinPersons,
  mayHold,
  nobody,
  type ErasedPerson,
  type FoundPerson,
  type Person,
} from '@hub/contracts/person-data';
import type { ErasureState } from '@hub/contracts/surveys';
import { LOG } from '@hub/nest-kit/app';
import { Db } from '@hub/nest-kit/db';
import { faultOf, type Log } from '@hub/nest-kit/log';
import { AskAreas, isAway, keptView } from '../ask-areas.ts';
import type { DataRequestAreaRow, DataRequestRow } from '../data-request.entity.ts';
import { RequestBox } from '../request-box.ts';
import { finishErasure } from './finish-erasure.ts';

/** One call of an area; it answers sooner with what it has. */
const CALL_MS = 20_000;
/** So long nobody else takes the request up. */
const LEASE_S = 300;
/** Slices of one area in one go, so that a round ends. */
const MOST_CALLS = 50;
/** In seconds, until an area that could not go on is asked again: what it waits for comes by itself, what is held a person lets go. */
const AGAIN_S = 15;
const HELD_AGAIN_S = 600;

/** Carries erasures on until every area is through: what is away, waits or is held is asked again, however long it takes. */
@Injectable()
export class RunErasures {
  constructor(
    private readonly db: Db,
    private readonly areas: AskAreas,
    private readonly box: RequestBox,
    @Inject(LOG) private readonly log: Log,
  ) {}

  /** Answers how many requests it took up. One that fails stands in no other's way. */
  async run(): Promise<number> {
    let many = 0;
    for (let row = await this.claim(); row; row = await this.claim()) {
      try {
        await this.carryOn(row);
      } catch (error) {
        this.tell(error, row.id);
        await this.askAgain(row.id);
      }
      many += 1;
    }
    return many;
  }

  private claim(): Promise<DataRequestRow | null> {
    return this.db.runTx(async ({ manager }) => {
      const [row] = await manager.query<DataRequestRow[]>(
        `SELECT * FROM data_request WHERE next_at <= NOW(3) AND state = 'erasing' AND held_at IS NULL
          ORDER BY next_at LIMIT 1 FOR UPDATE SKIP LOCKED`,
      );
      if (!row) return null;
      await manager.query(`UPDATE data_request SET next_at = NOW(3) + INTERVAL ${LEASE_S} SECOND WHERE id = ?`, [
        row.id,
      ]);
      return row;
    });
  }

  private async carryOn(row: DataRequestRow): Promise<void> {
    const { id } = row;
    const person = this.box.of(row)?.person;
    if (!person) throw new Error('nobody knows any more who is to be erased');
    await this.joinAreas(id);
    const left: DataRequestAreaRow[] = await this.db.source.query(
      "SELECT * FROM data_request_area WHERE request_id = ? AND state <> 'done' ORDER BY area",
      [id],
    );
    const stop = await this.stopped(id, person);
    for (const { area } of left) {
      if (!stop) await this.eraseIn(id, area, person);
      else if (stop.state === 'held' || stop.area === area) await this.note(id, area, stop.state);
    }
    if (!(await finishErasure(this.db, this.box, id))) await this.askAgain(id);
  }

  /** A service that joined the site after this one was built has something of the person as well. */
  private async joinAreas(id: number): Promise<void> {
    await this.db.source.query(
      'INSERT IGNORE INTO data_request_area (request_id, area, state, destroyed, kept) VALUES ?',
      [this.areas.names.map((area) => [id, area, 'asked', '[]', '[]'])],
    );
  }

  private async askAgain(id: number): Promise<void> {
    await this.db.source.query(
      `UPDATE data_request SET next_at = NOW(3) + INTERVAL IF(
          EXISTS (SELECT 1 FROM data_request_area WHERE request_id = ? AND state = 'held'), ?, ?) SECOND
        WHERE id = ? AND state = 'erasing'`,
      [id, HELD_AGAIN_S, AGAIN_S, id],
    );
  }

  private tell(error: unknown, id: number, area = ''): void {
    this.log.error({ ...faultOf(error), seq: id, area }, 'an erasure could not go on, and is asked again');
  }

  /** Nothing goes anywhere while something of the person is held (accounts, cases, other requests), or while who would know is away. A member is held with the accounts that wrote from the proven address. */
  private async stopped(id: number, person: Person): Promise<{ area: string; state: 'held' | 'away' } | null> {
    const member = person.member_id ? await this.findIn(id, 'identity', person) : { names: nobody };
    if (!member) return { area: 'identity', state: 'away' };
    const whole = joinPersons(person, member.names);
    for (const area of mayHold(this.areas.names)) {
      const found = await this.findIn(id, area, whole);
      if (!found) return { area, state: 'away' };
      if (found.held > 0) return { area, state: 'held' };
    }
    return null;
  }

  private async findIn(id: number, area: string, person: Person): Promise<FoundPerson | null> {
    try {
      return await this.areas.findIn(area, person);
    } catch (error) {
      this.tell(error, id, area);
      return null;
    }
  }

  /** What an area cannot do keeps no other from doing it. */
  private async eraseIn(request: number, area: string, person: Person): Promise<void> {
    try {
      for (let call = 0; call < MOST_CALLS; call += 1) {
        const answer = await this.areas.post<ErasedPerson>(area, 'erase', { request, person }, CALL_MS);
        const state = stateOf(answer);
        await this.note(request, area, state, answer);
        if (state !== 'erasing' || (await this.isHeld(request))) return;
      }
    } catch (error) {
      if (!isAway(error)) this.tell(error, request, area);
      await this.note(request, area, 'away');
    }
  }

  /** Somebody held it meanwhile: it stops after the slice at hand. */
  private async isHeld(request: number): Promise<boolean> {
    const held: object[] = await this.db.source.query(
      'SELECT 1 FROM data_request WHERE id = ? AND held_at IS NOT NULL',
      [request],
    );
    return held.length > 0;
  }

  private async note(
    request: number,
    area: string,
    state: ErasureState,
    answer: ErasedPerson | null = null,
  ): Promise<void> {
    const parts = answer && {
      destroyed: JSON.stringify(answer.destroyed.map(({ key, rows }) => ({ category: key, rows }))),
      kept: JSON.stringify(answer.kept.map(({ key, ...kept }) => keptView(key, kept))),
    };
    await this.db.source.query(
      `UPDATE data_request_area SET state = ?, attempts = attempts + 1, tried_at = NOW(3),
        done_at = IF(? = 'done', NOW(3), NULL), destroyed = COALESCE(?, destroyed), kept = COALESCE(?, kept)
        WHERE request_id = ? AND area = ? AND state <> 'done'`,
      [state, state, parts?.destroyed ?? null, parts?.kept ?? null, request, area],
    );
  }
}

const stateOf = ({ done, held, waits }: ErasedPerson): ErasureState =>
  done ? 'done' : held > 0 ? 'held' : waits > 0 ? 'waiting' : 'erasing';
