import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { compensators, type CompensationBody, type CompensationView } from '@hub/contracts/events';
import { requestApproval } from '@hub/nest-kit/approval';
import { Db, hashOfFields, runIdempotent, saveResult, type IdempotentSubmit, type Tx } from '@hub/nest-kit/db';
import type { StaffCaller } from '@hub/nest-kit/http';
import { askDelivery, type Asked } from '../ask-delivery.ts';
import { deliveryAudit } from '../delivery.audit.ts';
import { keyNeeded } from '../delivery.errors.ts';
import { mustAct } from '../delivery.policy.ts';
import { deadlineOf } from '../desk/delivery-deeds.ts';
import { ShowDelivery } from '../desk/show-delivery.ts';
import { compensationKind } from './compensation.kind.ts';
import { KeepQuota, takeOfQuota } from './keep-quota.ts';

const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** One submit has one mail for ever: its name is made of who sent it and the key of the form. */
const mailIdOf = (staff: number, key: string): string => {
  const bytes = createHash('sha256').update(`compensation\n${staff}\n${key}`).digest();
  return `cmp_${[...bytes.subarray(0, 26)].map((byte) => CROCKFORD[byte % 32]).join('')}`;
};

@Injectable()
export class SendCompensation {
  constructor(
    private readonly db: Db,
    private readonly quota: KeepQuota,
    private readonly show: ShowDelivery,
  ) {}

  async run(caller: StaffCaller, body: CompensationBody): Promise<CompensationView> {
    const { who, key } = caller;
    mustAct(who, body.game_id, compensators);
    if (key === null) throw keyNeeded();
    const submit = { scope: `compensation:staff.${who.id}`, key, hash: hashOfFields({ ...body }) };
    const id = mailIdOf(who.id, key);
    const asked = askedOf(id, body, deadlineOf(body.deadline));
    await runIdempotent(this.db.source, submit, () =>
      this.db.runTx((tx) => this.send(tx, caller, body, asked, submit)),
    );
    return this.answer(caller, body.game_id, id);
  }

  private async send(tx: Tx, caller: StaffCaller, body: CompensationBody, asked: Asked, submit: IdempotentSubmit) {
    const { who } = caller;
    const { role_id, title, items } = asked;
    const within = await takeOfQuota(tx, who.id, asked.game_id);
    if (!within) {
      const made = await requestApproval(tx, compensationKind, caller, {
        subject: asked.id,
        object: `role:${role_id}`,
        game: asked.game_id,
        after: { role: `${asked.server_id} ${role_id}`, title, body: asked.body, items: linesOf(items) },
        change: asked,
        reason: body.reason,
      });
      await saveResult(tx, submit, made);
      return made;
    }
    const made = await askDelivery(tx, asked, { madeBy: who.name });
    const after = { mail_id: asked.id, role_id, title, items };
    const row = { id: made, game_id: asked.game_id };
    await tx.audit(deliveryAudit(caller, 'compensation.send', row, { after, reason: body.reason }));
    await saveResult(tx, submit, made);
    return made;
  }

  private async answer(caller: StaffCaller, game: string, mailId: string): Promise<CompensationView> {
    const { source } = this.db;
    const [sent] = await source.query<{ id: number }[]>('SELECT id FROM delivery WHERE mail_id = ?', [mailId]);
    const [waiting] = await source.query<{ id: number }[]>(
      'SELECT id FROM approval WHERE kind = ? AND subject = ? ORDER BY id DESC LIMIT 1',
      [compensationKind.name, mailId],
    );
    return {
      data: {
        delivery: sent ? await this.show.data(caller.who, sent.id) : null,
        approval: sent ? null : (waiting?.id ?? null),
        quota: await this.quota.read(caller, game),
      },
    };
  }
}

function askedOf(id: string, body: CompensationBody, deadline: string | null): Asked {
  const { game_id, server_id, role_id, partner_uid, title, items, expire_days } = body;
  return {
    id,
    source: 'compensation',
    reason: 'compensation',
    game_id,
    server_id,
    role_id,
    partner_uid,
    title,
    body: body.body,
    items,
    expire_days,
    not_before: null,
    deadline,
    batch: '',
  };
}

const linesOf = (items: readonly { item_code: string; qty: number }[]): string =>
  items.map(({ item_code, qty }) => `${item_code} × ${qty}`).join('\n');
