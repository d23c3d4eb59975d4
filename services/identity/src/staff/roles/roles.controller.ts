import { Body, Controller, Header, HttpCode, Post } from '@nestjs/common';
import { deskRoleCalls, type DeskRolesView } from '@hub/contracts/identity';
import { publishedRolesBody, type PublishedRolesBody } from '@hub/contracts/published-roles';
import { Call, CurrentService, CurrentStaff, Forbidden, yup, type StaffCaller } from '@hub/nest-kit/http';
import { StaffRoles } from './staff-roles.ts';

@Controller()
export class DeskRolesController {
  constructor(private readonly roles: StaffRoles) {}

  @Call(deskRoleCalls.listRoles)
  @Header('cache-control', 'no-store')
  list(@CurrentStaff() _: StaffCaller): Promise<DeskRolesView> {
    return this.roles.list();
  }

  @Post('internal/staff-roles')
  @HttpCode(200)
  async take(
    @CurrentService() from: string,
    @Body(yup(publishedRolesBody)) body: PublishedRolesBody,
  ): Promise<{ ok: true }> {
    // The gateway alone has the proof of who said it.
    if (from !== 'gateway') throw new Forbidden();
    await this.roles.take(body);
    return { ok: true };
  }
}
