import { Body, Controller, UseGuards } from '@nestjs/common';
import { auditExportCalls, auditExportBody, type AuditExportBody } from '@hub/contracts/identity';
import { ownExportsController } from '@hub/nest-kit/exports';
import { Call, CurrentStaff, yup, type StaffCaller } from '@hub/nest-kit/http';
import { FreshFactor } from '../../staff/sessions/fresh-factor.ts';
import { AskAuditExport } from './ask-audit-export.ts';

@Controller()
export class AuditExportsController {
  constructor(private readonly askExport: AskAuditExport) {}

  @Call(auditExportCalls.requestExport)
  @UseGuards(FreshFactor)
  ask(@CurrentStaff() caller: StaffCaller, @Body(yup(auditExportBody)) body: AuditExportBody) {
    return this.askExport.run(caller, body);
  }
}

export const OwnAuditExportsController = ownExportsController(auditExportCalls);
