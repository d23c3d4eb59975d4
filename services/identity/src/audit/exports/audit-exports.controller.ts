import { Body, Controller, HttpCode, Post, UseGuards } from '@nestjs/common';
import { auditExportBody, type AuditExportBody } from '@hub/contracts/identity';
import { ownExportsController } from '@hub/nest-kit/exports';
import { CurrentStaff, yup, type StaffCaller } from '@hub/nest-kit/http';
import { FreshFactor } from '../../staff/sessions/fresh-factor.ts';
import { AskAuditExport } from './ask-audit-export.ts';

/** A file of the audit is asked for with a fresh second factor. */
@Controller('api/staff/audit/exports')
export class AuditExportsController {
  constructor(private readonly askExport: AskAuditExport) {}

  @Post()
  @HttpCode(200)
  @UseGuards(FreshFactor)
  ask(@CurrentStaff() caller: StaffCaller, @Body(yup(auditExportBody)) body: AuditExportBody) {
    return this.askExport.run(caller, body);
  }
}

export const OwnAuditExportsController = ownExportsController('api/staff/audit/exports');
