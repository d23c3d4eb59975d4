import { Controller, Header, Param, Query } from '@nestjs/common';
import { auditCalls, auditQuery, type AuditQuery } from '@hub/contracts/identity';
import { Call, CurrentStaff, yup, type StaffCaller, numberOf } from '@hub/nest-kit/http';
import { FindRows } from './find-rows.ts';
import { ReadRow } from './read-row.ts';
import { ShowOverview } from './show-overview.ts';

@Controller()
export class AuditController {
  constructor(
    private readonly findRows: FindRows,
    private readonly readRow: ReadRow,
    private readonly showOverview: ShowOverview,
  ) {}

  @Call(auditCalls.searchAudit)
  @Header('cache-control', 'no-store')
  find(@CurrentStaff() caller: StaffCaller, @Query(yup(auditQuery)) query: AuditQuery) {
    return this.findRows.run(caller, query);
  }

  @Call(auditCalls.getAuditOverview)
  @Header('cache-control', 'no-store')
  overview(@CurrentStaff() caller: StaffCaller) {
    return this.showOverview.run(caller);
  }

  @Call(auditCalls.getAuditEntry)
  @Header('cache-control', 'no-store')
  read(@CurrentStaff() caller: StaffCaller, @Param('id') id: string) {
    return this.readRow.run(caller, numberOf(id));
  }
}
