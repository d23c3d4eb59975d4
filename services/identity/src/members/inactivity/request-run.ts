import { Injectable } from '@nestjs/common';
import type { InactivityRequestBody, InactivityRequestView } from '@hub/contracts/identity';
import { requestApproval } from '@hub/nest-kit/approval';
import { Db, hashOfFields, runIdempotent, saveResult } from '@hub/nest-kit/db';
import type { StaffCaller } from '@hub/nest-kit/http';
import { FindInactive } from './find-inactive.ts';
import { dayOf } from './inactivity-days.ts';
import { inactivityMoved, inactivityNobody } from './inactivity.errors.ts';
import { inactivityRunKind } from './inactivity-run.kind.ts';
import { mustRequest } from './inactivity.policy.ts';

/** Asks a second person for a run over what the first one looked at. */
@Injectable()
export class RequestRun {
  constructor(
    private readonly db: Db,
    private readonly find: FindInactive,
  ) {}

  /** Throws `Forbidden`, `INACTIVITY_MOVED`, `INACTIVITY_NOBODY`, and `APPROVAL_PENDING` while another one waits. */
  async run(caller: StaffCaller, body: InactivityRequestBody): Promise<InactivityRequestView> {
    mustRequest(caller.who);
    const scope = `inactivity-run:staff.${caller.who.id}`;
    const submit = caller.key ? { scope, key: caller.key, hash: hashOfFields({ ...body }) } : null;
    const approval = await runIdempotent(this.db.source, submit, async () => {
      const day_at = await this.demandSeen(body);
      return this.db.runTx(async (tx) => {
        const { day, to_notice, to_close, reason } = body;
        const made = await requestApproval(tx, inactivityRunKind, caller, {
          subject: 'members',
          object: `members:${day}`,
          game: '',
          after: { inactivity_day: day, to_notice: String(to_notice), to_close: String(to_close) },
          change: { day_at: day_at.getTime() },
          reason,
        });
        if (submit) await saveResult(tx, submit, made);
        return made;
      });
    });
    return { data: { approval } };
  }

  private async demandSeen({ day, to_notice, to_close }: InactivityRequestBody): Promise<Date> {
    const today = await this.find.today();
    const [notice, close, unsent] = await Promise.all(
      (['notice', 'close', 'unsent'] as const).map((list) => this.find.count(list, today)),
    );
    if (day !== dayOf(today) || to_notice !== notice || to_close !== close) throw inactivityMoved();
    if (to_notice + to_close + (unsent ?? 0) === 0) throw inactivityNobody();
    return today;
  }
}
