import { Injectable } from '@nestjs/common';
import type { KnownMemberView } from '@hub/contracts/identity';
import type { MemberWho, PlayerPrincipal } from '@hub/contracts/shared';
import type { MemberDataView, PrevReportView } from '@hub/contracts/topup';
import { AppError, ServiceClient, ServiceUnavailable } from '@hub/nest-kit/http';
import { knownMember } from '@hub/nest-kit/known-member';
import { OrderKeys } from '../buyer/order-keys.ts';
import type { Order } from '../order.entity.ts';
import { Orders } from './orders.ts';
import { ownerOf } from './owner-of.ts';

/** So long a bank account is offered again. */
const BANK_DAYS = 90;
const DAY_MS = 24 * 3_600_000;

/** What the first step can be filled in with. */
@Injectable()
export class Prefill {
  constructor(
    private readonly orders: Orders,
    private readonly keys: OrderKeys,
    private readonly services: ServiceClient,
  ) {}

  /** Throws 404 for everything that opens nothing. */
  async byToken(token: string): Promise<PrevReportView> {
    const order = await this.orders.byToken(token);
    const buyer = order && this.keys.buyerOf(order);
    if (!order || !buyer) throw new AppError(404, { msg: { code: 'NOT_FOUND' } });
    const isRecent = order.created_at.getTime() > Date.now() - BANK_DAYS * DAY_MS;
    const transfer = isRecent ? buyer.transfer : null;
    return {
      record: {
        ...characterOf(order),
        ...personOf(buyer),
        report_type: order.report_type,
        wire_code: transfer?.last_five ?? '',
        wire_name: transfer?.name ?? '',
        bank_name: transfer?.bank ?? '',
      },
    };
  }

  /** A player’s character is the one of their token, a member’s the saved one; who they are is what they saved, or wrote last. */
  async byAccount(who: PlayerPrincipal | MemberWho): Promise<MemberDataView> {
    const order = await this.orders.latestOf(ownerOf(who));
    const person = personOf(order && this.keys.buyerOf(order));
    if (who.kind === 'M') {
      const known = await this.knownMember(who);
      const character = known?.role_id ? known : characterOf(order);
      return { member_id: who.member, ...pick(character, characterFields), ...preferred(known, person) };
    }
    const { game, server, role, name } = who;
    return { member_id: '', game_id: game, server_id: server, role_id: role, char_name: name, ...person };
  }

  /** Without identity the form is filled in from the last order alone. */
  private async knownMember(who: MemberWho): Promise<KnownMemberView['member']> {
    try {
      return await knownMember(this.services, who);
    } catch (error) {
      if (error instanceof ServiceUnavailable) return null;
      throw error;
    }
  }
}

const characterFields = ['game_id', 'server_id', 'role_id', 'char_name'] as const;

const pick = <K extends string>(from: Record<K, string>, names: readonly K[]): Record<K, string> =>
  Object.fromEntries(names.map((name) => [name, from[name]])) as Record<K, string>;

const preferred = (saved: Person | null, last: Person): Person => {
  const names = Object.keys(nobody) as (keyof Person)[];
  return Object.fromEntries(names.map((name) => [name, saved?.[name] || last[name]])) as Person;
};

type Person = { email: string; phone: string; area: string; gender: string; birthday: string };
const nobody: Person = { email: '', phone: '', area: '', gender: '', birthday: '' };

const personOf = (buyer: Person | null): Person => {
  const { email, phone, area, gender, birthday } = buyer ?? nobody;
  return { email, phone, area, gender, birthday };
};

const characterOf = (order: Order | null) => ({
  game_id: order?.game_id ?? '',
  server_id: order?.server_id ?? '',
  role_id: order?.role_id ?? '',
  char_name: order?.char_name ?? '',
});
