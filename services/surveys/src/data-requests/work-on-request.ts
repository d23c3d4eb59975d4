import { Injectable } from '@nestjs/common';
import type {
  CorrectDataBody,
  DataReasonBody,
  DataRequestView,
  FoundPersonView,
  NamePersonBody,
} from '@hub/contracts/surveys';
import { dataRequestDays } from '@hub/contracts/surveys';
import { isKnownBy, type CorrectedPerson } from '@hub/contracts/person-data';
import { requestApproval } from '@hub/nest-kit/approval';
import { Db } from '@hub/nest-kit/db';
import type { StaffCaller } from '@hub/nest-kit/http';
import { AskAreas, isAway } from './ask-areas.ts';
import { areaAway, correctUnnamed, requestExtended, requestState } from './data-request.errors.ts';
import { mustEdit, mustRead } from './data-request.policy.ts';
import { erasePersonKind, personDigest } from './erase/erase-person.kind.ts';
import { tellHold } from './hold-accounts.ts';
import { RequestBox } from './request-box.ts';
import { ShowRequest } from './show-request.ts';
import { changeRequest, lockRequest, lockSeen, traceCall, type RequestChange } from './write-request.ts';

/** Of one request, as it was read. */
export type Seen = { id: number; version: number };
type Change = Omit<RequestChange, 'by'>;

/** What staff does with a request. Each step leaves its line and a row of the audit. */
@Injectable()
export class WorkOnRequest {
  constructor(
    private readonly db: Db,
    private readonly box: RequestBox,
    private readonly areas: AskAreas,
    private readonly show: ShowRequest,
  ) {}

  /** Whoever is named otherwise is proven anew. */
  async name(caller: StaffCaller, seen: Seen, { person }: NamePersonBody): Promise<DataRequestView> {
    mustEdit(caller.who);
    await this.db.runTx(async (tx) => {
      const row = await lockSeen(tx, seen.id, seen.version);
      const { text = '', reply } = this.box.of(row) ?? {};
      const { box } = this.box.seal({ person, text, reply }, row.box_name);
      await changeRequest(tx, row, { move: 'name', by: caller, set: { box, proof: '' } });
    });
    return this.show.view(caller.who, seen.id);
  }

  prove(caller: StaffCaller, seen: Seen, { reason }: DataReasonBody): Promise<DataRequestView> {
    return this.change(caller, seen, { move: 'prove', note: reason, set: { proof: reason } });
  }

  /** What every service has of the accounts stays as well, beyond its time. */
  hold(caller: StaffCaller, seen: Seen, { reason }: DataReasonBody): Promise<DataRequestView> {
    const set = { held_at: () => 'NOW(3)', held_by: caller.who.name, hold_reason: reason, hold_noted: 0 };
    return this.change(caller, seen, { move: 'hold', note: reason, set }, { also: tellHold });
  }

  /** An erasure goes on where it was. */
  release(caller: StaffCaller, seen: Seen, { reason }: DataReasonBody): Promise<DataRequestView> {
    const set = {
      ...{ held_at: null, held_by: '', hold_reason: '', hold_noted: 0 },
      next_at: () => "IF(state = 'erasing', NOW(3), NULL)",
    };
    return this.change(caller, seen, { move: 'release', note: reason, set }, { also: tellHold });
  }

  /** The law allows it once, with a reason that the person is told. */
  async extend(caller: StaffCaller, seen: Seen, { reason }: DataReasonBody): Promise<DataRequestView> {
    mustEdit(caller.who);
    await this.db.runTx(async (tx) => {
      const row = await lockSeen(tx, seen.id, seen.version);
      if (row.extended) throw requestExtended();
      const due_at = () => `due_at + INTERVAL ${dataRequestDays[row.kind]} DAY`;
      await changeRequest(tx, row, { move: 'extend', by: caller, note: reason, set: { extended: 1, due_at } });
    });
    return this.show.view(caller.who, seen.id);
  }

  finish(caller: StaffCaller, seen: Seen, { reason }: DataReasonBody): Promise<DataRequestView> {
    return this.change(caller, seen, { move: 'finish', note: reason }, { kinds: ['export', 'correct'] });
  }

  refuse(caller: StaffCaller, seen: Seen, { reason }: DataReasonBody): Promise<DataRequestView> {
    return this.change(caller, seen, { move: 'refuse', note: reason });
  }

  /** A second person decides. */
  async askErasure(caller: StaffCaller, seen: Seen, { reason }: DataReasonBody): Promise<DataRequestView> {
    mustEdit(caller.who);
    await this.db.runTx(async (tx) => {
      const row = await lockSeen(tx, seen.id, seen.version);
      if (row.kind !== 'delete') throw requestState();
      await changeRequest(tx, row, { move: 'ask', by: caller, note: reason });
      await requestApproval(tx, erasePersonKind, caller, {
        subject: String(row.id),
        object: `data-request:${row.id}`,
        game: '',
        after: { request_state: 'erasing' },
        change: { request: row.id, person: personDigest(row) },
        reason,
      });
    });
    return this.show.view(caller.who, seen.id);
  }

  /** What the areas have of the person: how much goes and what stays. The look is noted before it is answered. */
  async preview(caller: StaffCaller, id: number): Promise<FoundPersonView> {
    mustRead(caller.who);
    const asked = await this.db.runTx(async (tx) => {
      const row = await lockRequest(tx, id);
      await changeRequest(tx, row, { move: 'look', by: caller });
      return this.box.of(row);
    });
    if (!asked) throw requestState();
    return { data: await this.areas.find(asked.person) };
  }

  /** In every area that has it; sent again it changes nothing more. Of what ends half-way the audit has that it began. */
  async correct(caller: StaffCaller, { id, version }: Seen, body: CorrectDataBody): Promise<DataRequestView> {
    mustEdit(caller.who);
    await this.db.runTx(async (tx) => {
      const row = await lockSeen(tx, id, version);
      if (row.kind !== 'correct') throw requestState();
      if (!isKnownBy(this.box.of(row)?.person, body.from)) throw correctUnnamed();
      await traceCall(tx, row, { move: 'correct', by: caller, note: body.field });
    });
    let rows = 0;
    for (const area of this.areas.names) rows += await this.correctIn(area, { request: id, ...body });
    await this.db.runTx(async (tx) =>
      changeRequest(tx, await lockSeen(tx, id, version), {
        move: 'correct',
        by: caller,
        note: `${body.field}: ${rows}`,
      }),
    );
    return this.show.view(caller.who, id);
  }

  private async correctIn(area: string, body: object): Promise<number> {
    try {
      const { corrected } = await this.areas.post<CorrectedPerson>(area, 'correct', body);
      return corrected.reduce((all, { rows }) => all + rows, 0);
    } catch (error) {
      throw isAway(error) ? areaAway() : error;
    }
  }

  private async change(
    caller: StaffCaller,
    seen: Seen,
    change: Change,
    { kinds, also }: { kinds?: string[]; also?: typeof tellHold } = {},
  ): Promise<DataRequestView> {
    mustEdit(caller.who);
    await this.db.runTx(async (tx) => {
      const row = await lockSeen(tx, seen.id, seen.version);
      if (kinds && !kinds.includes(row.kind)) throw requestState();
      await changeRequest(tx, row, { by: caller, reply: this.box.ending(row), ...change });
      await also?.(tx, row);
    });
    return this.show.view(caller.who, seen.id);
  }
}
