import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  firstStepBody,
  firstStepFlow,
  UNPAID_HOURS,
  type FirstStepBody,
  type FirstStepView,
  type ReportType,
} from '@hub/contracts/topup';
import { Db, hashOfFields, isDuplicate, runIdempotent, saveResult, type IdempotentSubmit } from '@hub/nest-kit/db';
import { checked, type Caller } from '@hub/nest-kit/http';
import type { Buyer } from '../buyer/buyer.ts';
import { OrderKeys } from '../buyer/order-keys.ts';
import { Rehearsals } from '../rehearsal/rehearsals.ts';
import { insertOrder } from '../write-order.ts';
import { Shop } from '../../shop/shop.ts';
import { FindBuyerPlace, type BuyerPlace } from './buyer-place.ts';
import { cancelTimeOf } from './order.view.ts';
import { Orders } from './orders.ts';
import { ownerOf } from './owner-of.ts';

const HOUR_MS = 3_600_000;
const [LEAST, BEYOND] = [100_000_000_000, 1_000_000_000_000];
const TRIES = 3;

type Begun = { body: FirstStepBody; reportType: ReportType; place: BuyerPlace; owner: string; rehearsal: number };

@Injectable()
export class FirstStep {
  constructor(
    private readonly db: Db,
    private readonly shop: Shop,
    private readonly places: FindBuyerPlace,
    private readonly orders: Orders,
    private readonly keys: OrderKeys,
    private readonly rehearsals: Rehearsals,
  ) {}

  /** Sent again with its key it answers the same order. */
  async run(caller: Caller, sent: unknown): Promise<FirstStepView> {
    await this.shop.demandOpen();
    const { game_id, reportType = '1', rehearsal: asked } = await checked(firstStepFlow, sent);
    const isRehearsal = await this.rehearsals.isAsked(caller, game_id, asked);
    const game = await this.shop.game(game_id, caller.language, isRehearsal);
    this.shop.demandKind(game, reportType);
    const body = await checked(firstStepBody(game.role_digits), sent);
    const owner = ownerOf(caller.who);
    const submit = this.submitOf(caller, owner, body);
    const id = await runIdempotent(this.db.source, submit, async () => {
      const place = await this.places.run(game, body, caller.who);
      return this.store(caller, { body, reportType, place, owner, rehearsal: Number(isRehearsal) }, submit);
    });
    const order = await this.orders.byId(id);
    return {
      record: {
        report_id: Number(order.report_id),
        token: this.keys.tokenOf(order),
        report_type: order.report_type,
        cancel_time: cancelTimeOf(order),
      },
    };
  }

  /** Visitors have no name but the address that they give: it keeps their keys apart. */
  private submitOf({ key }: Caller, owner: string, body: FirstStepBody): IdempotentSubmit | null {
    if (!key) return null;
    const name = owner || this.keys.emailMac(body.email).toString('base64url');
    return { scope: `first_step:${name}`, key, hash: hashOfFields(body) };
  }

  private async store(caller: Caller, begun: Begun, submit: IdempotentSubmit | null, tries = TRIES): Promise<number> {
    const report_id = String(randomInt(LEAST, BEYOND));
    const { body, reportType, place, owner, rehearsal } = begun;
    try {
      return await this.db.runTx(async (tx) => {
        const { id } = await insertOrder(tx, {
          report_id,
          ...this.keys.fresh(report_id, buyerOf(body)),
          ...place,
          game_id: body.game_id,
          report_type: reportType,
          owner,
          rehearsal,
          cancels_at: new Date(Date.now() + UNPAID_HOURS * HOUR_MS),
        });
        if (submit) await saveResult(tx, submit, id);
        return id;
      });
    } catch (error) {
      if (tries > 1 && isDuplicate(error, 'topup_order_report')) return this.store(caller, begun, submit, tries - 1);
      throw error;
    }
  }
}

const buyerOf = ({ email, userPhone, area, gender, birthday }: FirstStepBody): Buyer => ({
  email,
  phone: userPhone,
  area,
  gender,
  birthday,
  transfer: null,
  invoice: null,
  prize: null,
  sent: '',
});
