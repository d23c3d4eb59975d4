import { Feature } from '@hub/nest-kit/app';
import { DeskRolesController } from './roles.controller.ts';
import { StaffRoles } from './staff-roles.ts';

@Feature({ controllers: [DeskRolesController], http: [StaffRoles] })
export class DeskRolesModule {}
