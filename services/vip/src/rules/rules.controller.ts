import { Body, Controller, Header, Param, Query } from '@nestjs/common';
import {
  vipRuleBody,
  vipRuleCalls,
  vipRulePreviewQuery,
  type VipRuleBody,
  type VipRulePreviewQuery,
} from '@hub/contracts/vip';
import { Call, CurrentStaff, SeenVersion, yup, type StaffCaller } from '@hub/nest-kit/http';
import { ChangeRule } from './change-rule.ts';
import { PreviewRule } from './preview-rule.ts';

/** Who becomes VIP by what they pay. */
@Controller()
export class RulesController {
  constructor(
    private readonly rule: ChangeRule,
    private readonly preview: PreviewRule,
  ) {}

  @Call(vipRuleCalls.getVipRule)
  @Header('cache-control', 'no-store')
  one(@CurrentStaff() caller: StaffCaller, @Param('game_id') game: string) {
    return this.rule.read(caller, game);
  }

  @Call(vipRuleCalls.changeVipRule)
  change(
    @CurrentStaff() caller: StaffCaller,
    @Param('game_id') game: string,
    @Body(yup(vipRuleBody)) body: VipRuleBody,
    @SeenVersion() seen: number,
  ) {
    return this.rule.ask(caller, game, body, seen);
  }

  @Call(vipRuleCalls.previewVipRule)
  @Header('cache-control', 'no-store')
  look(
    @CurrentStaff() caller: StaffCaller,
    @Param('game_id') game: string,
    @Query(yup(vipRulePreviewQuery)) query: VipRulePreviewQuery,
  ) {
    return this.preview.run(caller, game, query);
  }
}
