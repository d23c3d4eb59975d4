import { Body, Controller, Header, Param, Query } from '@nestjs/common';
import {
  addVipBody,
  changeVipBody,
  vipAgentsQuery,
  vipCardQuery,
  vipMemberCalls,
  vipQuery,
  vipReasonBody,
  type AddVipBody,
  type ChangeVipBody,
  type VipAgentsQuery,
  type VipAgentsView,
  type VipCardQuery,
  type VipEntryView,
  type VipQuery,
  type VipReasonBody,
} from '@hub/contracts/vip';
import { Call, CurrentStaff, numberOf, SeenVersion, yup, type StaffCaller } from '@hub/nest-kit/http';
import { Agents } from './agents.ts';
import { FindMembers } from './find-members.ts';
import { mustSee } from './members.policy.ts';
import { SaveEntry } from './save-entry.ts';
import { ShowCard } from './show-card.ts';

/** Who is VIP, at the desk. */
@Controller()
export class MembersController {
  constructor(
    private readonly find: FindMembers,
    private readonly save: SaveEntry,
    private readonly card: ShowCard,
    private readonly agents: Agents,
  ) {}

  @Call(vipMemberCalls.listVip)
  @Header('cache-control', 'no-store')
  list(@CurrentStaff() { who }: StaffCaller, @Query(yup(vipQuery)) query: VipQuery) {
    return this.find.list(who, query);
  }

  @Call(vipMemberCalls.countVip)
  @Header('cache-control', 'no-store')
  count(@CurrentStaff() { who }: StaffCaller) {
    return this.find.count(who);
  }

  @Call(vipMemberCalls.listVipAgents)
  @Header('cache-control', 'no-store')
  async named(
    @CurrentStaff() { who }: StaffCaller,
    @Query(yup(vipAgentsQuery)) { game_id }: VipAgentsQuery,
  ): Promise<VipAgentsView> {
    mustSee(who, game_id);
    return { data: await this.agents.of(game_id) };
  }

  @Call(vipMemberCalls.addVip)
  async add(@CurrentStaff() caller: StaffCaller, @Body(yup(addVipBody)) body: AddVipBody): Promise<VipEntryView> {
    return { data: await this.save.add(caller, body) };
  }

  @Call(vipMemberCalls.getVip)
  @Header('cache-control', 'no-store')
  async one(@CurrentStaff() { who }: StaffCaller, @Param('entry') id: string): Promise<VipEntryView> {
    return { data: await this.find.one(who, numberOf(id)) };
  }

  @Call(vipMemberCalls.changeVip)
  async change(
    @CurrentStaff() caller: StaffCaller,
    @Param('entry') id: string,
    @Body(yup(changeVipBody)) body: ChangeVipBody,
    @SeenVersion() seen: number,
  ): Promise<VipEntryView> {
    return { data: await this.save.change(caller, numberOf(id), body, seen) };
  }

  @Call(vipMemberCalls.endVip)
  async end(
    @CurrentStaff() caller: StaffCaller,
    @Param('entry') id: string,
    @Body(yup(vipReasonBody)) { reason }: VipReasonBody,
    @SeenVersion() seen: number,
  ): Promise<VipEntryView> {
    return { data: await this.save.end(caller, numberOf(id), reason, seen) };
  }

  @Call(vipMemberCalls.showVipCard)
  @Header('cache-control', 'no-store')
  show(@CurrentStaff() caller: StaffCaller, @Query(yup(vipCardQuery)) query: VipCardQuery) {
    return this.card.run(caller, query);
  }
}
