import { Injectable } from '@nestjs/common';
import { faultOfCode, normalCode, type GenerateBody, type KeywordBody, type SerialBatch } from '@hub/contracts/events';
import { BulkRepository } from '@hub/nest-kit/bulk';
import {
  Db,
  hashOfFields,
  isDuplicate,
  runIdempotent,
  saveResult,
  type IdempotentSubmit,
  type Tx,
} from '@hub/nest-kit/db';
import { InvalidInput, type StaffCaller } from '@hub/nest-kit/http';
import { CodeKeys } from '../../code-keys.ts';
import { FindSerialBatches } from '../desk/find-serial-batches.ts';
import { SERIALS } from '../import/serial-kind.ts';
import { serialAudit } from '../serials.audit.ts';
import { keywordOff, keywordTaken, serialKeyNeeded } from '../serials.errors.ts';
import { demandFree, holdBatches } from './keyword-twins.ts';
import { addBatch, eventFor, type EventOfBatch } from './new-batch.ts';

/** A submit of a batch; without a key a second click would make as many codes again. */
export function submitOf({ who, key }: StaffCaller, action: string, fields: Record<string, unknown>): IdempotentSubmit {
  if (key === null) throw serialKeyNeeded();
  return { scope: `${action}:staff.${who.id}`, key, hash: hashOfFields(fields) };
}

/** What players see, or what stands on the form. */
function asksForKeywords({ keyword, draft }: EventOfBatch): boolean {
  return keyword === 1 || (JSON.parse(draft || '{}') as { keyword?: boolean }).keyword === true;
}

/** Codes of the site's own: many for one each, or one word for many. */
@Injectable()
export class OrderCodes {
  constructor(
    private readonly db: Db,
    private readonly bulk: BulkRepository,
    private readonly keys: CodeKeys,
    private readonly find: FindSerialBatches,
  ) {}

  async generate(caller: StaffCaller, body: GenerateBody): Promise<SerialBatch> {
    const { many, length, name, event_id } = body;
    const event = await eventFor(this.db.source, caller.who, event_id, body.category_id);
    const submit = submitOf(caller, 'serial.generate', { ...body });
    return this.once(caller, submit, async (tx) => {
      const of = { event, category: body.category_id, kind: 'generated' as const, name, who: caller.who, length };
      const id = await addBatch(tx, of);
      await this.bulk.add(tx, { kind: SERIALS, subject: id, all: many });
      const after = { event_id, category_id: body.category_id, name, many, length };
      await tx.audit(serialAudit(caller, 'serial.generate', { id, game_id: event.game_id }, { after }));
      return id;
    });
  }

  async keyword(caller: StaffCaller, body: KeywordBody): Promise<SerialBatch> {
    const { name, cap, event_id, category_id } = body;
    const event = await eventFor(this.db.source, caller.who, event_id, category_id);
    const code = normalCode(body.keyword);
    const fault = faultOfCode(code);
    if (fault) throw new InvalidInput({ keyword: { code: fault === 'short' ? 'SERIAL_SHORT' : 'SERIAL_SIGNS' } });
    if (!asksForKeywords(event)) throw keywordOff();
    const mac = this.keys.macOf(code);
    // The word itself is kept nowhere, also not as part of a plain hash that could be guessed.
    const submit = submitOf(caller, 'serial.keyword', { ...body, keyword: mac.toString('hex') });
    return this.once(caller, submit, async (tx) => {
      const id = await addBatch(tx, { event, category: category_id, kind: 'keyword', name, who: caller.who, cap });
      await holdBatches(tx, event.game_id);
      try {
        await tx.manager.query(
          'INSERT INTO serial_code (code_mac, event_id, category_id, batch_id, cap) VALUES (?, ?, ?, ?, ?)',
          [mac, event_id, category_id, id, cap],
        );
      } catch (error) {
        throw isDuplicate(error, 'serial_code_mac') ? keywordTaken() : error;
      }
      await demandFree(tx, { mac, event: event_id, game: event.game_id });
      const after = { event_id, category_id, name, cap };
      await tx.audit(serialAudit(caller, 'serial.keyword', { id, game_id: event.game_id }, { after }));
      return id;
    });
  }

  private async once(
    caller: StaffCaller,
    submit: IdempotentSubmit,
    work: (tx: Tx) => Promise<number>,
  ): Promise<SerialBatch> {
    const id = await runIdempotent(this.db.source, submit, () =>
      this.db.runTx(async (tx) => {
        const made = await work(tx);
        await saveResult(tx, submit, made);
        return made;
      }),
    );
    return this.find.one(caller.who, id);
  }
}
