import { Body, Controller, Header, HttpCode, Param, Post, Query } from '@nestjs/common';
import {
  roleCalls,
  knowRoleBody,
  roleLookupBody,
  roleQuery,
  type KnownRoleView,
  type KnowRoleBody,
  type RoleLookupBody,
  type RoleNameView,
  type RoleQuery,
  type StaffRoleView,
} from '@hub/contracts/catalog';
import {
  Call,
  CurrentCaller,
  CurrentService,
  CurrentStaff,
  yup,
  type Caller,
  type StaffCaller,
} from '@hub/nest-kit/http';
import { LookUpRole } from './look-up-role.ts';

@Controller()
export class RolesController {
  constructor(private readonly lookUp: LookUpRole) {}

  @Call(roleCalls.getRole)
  @Header('cache-control', 'no-store')
  async name(
    @CurrentCaller() caller: Caller,
    @Param('game_id') gameId: string,
    @Query(yup(roleQuery)) query: RoleQuery,
  ): Promise<RoleNameView> {
    return { result: await this.lookUp.byForm(caller, gameId, query) };
  }
}

@Controller()
export class StaffRolesController {
  constructor(private readonly lookUp: LookUpRole) {}

  @Call(roleCalls.lookUpRole)
  @Header('cache-control', 'no-store')
  async role(
    @CurrentStaff() caller: StaffCaller,
    @Body(yup(roleLookupBody)) body: RoleLookupBody,
  ): Promise<StaffRoleView> {
    return { data: await this.lookUp.byStaff(caller, body) };
  }
}

@Controller('internal/roles')
export class InternalRolesController {
  constructor(private readonly lookUp: LookUpRole) {}

  @Post()
  @HttpCode(200)
  role(@CurrentService() _from: string, @Body(yup(knowRoleBody)) body: KnowRoleBody): Promise<KnownRoleView> {
    return this.lookUp.byService(body);
  }
}
