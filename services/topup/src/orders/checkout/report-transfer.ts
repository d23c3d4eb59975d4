import { Injectable } from '@nestjs/common';
import { taipeiIso } from '@hub/contracts/shared';
import { transferBody, transferTime, type CompletedReportView, type TransferBody } from '@hub/contracts/topup';
import { Db } from '@hub/nest-kit/db';
import { checked, type Caller } from '@hub/nest-kit/http';
import type { ReportedTransfer } from '../buyer/buyer.ts';
import { OrderKeys } from '../buyer/order-keys.ts';
import type { Order } from '../order.entity.ts';
import { changeOrder, lockKnownOrder } from '../write-order.ts';
import { rulesOf } from '../../shop/shop.ts';
import { GameNames } from './game-names.ts';
import { standingOf, whatForOf } from './order.view.ts';
import { anyRules, SecondStep } from './second-step.ts';

@Injectable()
export class ReportTransfer {
  constructor(
    private readonly db: Db,
    private readonly step: SecondStep,
    private readonly keys: OrderKeys,
    private readonly names: GameNames,
  ) {}

  /** The same report again is the same record. */
  async run(caller: Caller, sent: unknown): Promise<CompletedReportView> {
    const order = await this.step.order(sent);
    const reported = order.state === 'draft' ? await this.report(order, caller, sent) : await this.again(order, sent);
    return this.view(reported, caller);
  }

  private async report(order: Order, { language }: Caller, sent: unknown): Promise<Order> {
    const game = await this.step.game(order, 'transfer', language);
    const body = await checked(transferBody(rulesOf(game)), sent);
    const transfer = transferOf(body);
    const set = await this.step.columns(order, game, body, { transfer, prize: null }, language);
    return this.db.runTx(async (tx) => {
      const locked = await lockKnownOrder(tx, order.id);
      if (locked.state === 'draft')
        return changeOrder(tx, { move: 'report', order: locked, by: 'player', set: { ...set, kind: 'transfer' } });
      this.step.demandSame(locked, 'transfer', body);
      return locked;
    });
  }

  private async again(order: Order, sent: unknown): Promise<Order> {
    this.step.demandSame(order, 'transfer', await checked(transferBody(anyRules), sent));
    return order;
  }

  private async view(order: Order, { language }: Caller): Promise<CompletedReportView> {
    const buyer = this.keys.buyerOf(order);
    const { transfer, invoice } = buyer ?? {};
    const shown = { game_name: await this.names.of(order.game_id, language), token: this.keys.tokenOf(order) };
    return {
      record: {
        ...whatForOf(order, shown),
        ...standingOf(order),
        email: buyer?.email ?? '',
        phone: buyer?.phone ?? '',
        wire_code: transfer?.last_five ?? '',
        wire_time: transfer?.time ?? '',
        wire_name: transfer?.name ?? '',
        bank_name: transfer?.bank ?? '',
        invoice_option: order.invoice_option,
        address: [invoice?.area, invoice?.address].filter(Boolean).join(' '),
      },
    };
  }
}

function transferOf({ wireCode, wireTime, wireName, bankName, note }: TransferBody): ReportedTransfer {
  const at = transferTime(wireTime);
  return { last_five: wireCode, time: at ? taipeiIso(at) : '', name: wireName, bank: bankName, note: note ?? '' };
}
