import { Controller, Get, Header, Param, Query } from '@nestjs/common';
import { auditQuery, type AuditQuery } from '@hub/contracts/identity';
import { CurrentStaff, yup, type StaffCaller, numberOf } from '@hub/nest-kit/http';
import { FindRows } from './find-rows.ts';
import { ReadRow } from './read-row.ts';
import { ShowOverview } from './show-overview.ts';

@Controller('api/staff/audit')
export class AuditController {
  constructor(
    private readonly findRows: FindRows,
    private readonly readRow: ReadRow,
    private readonly showOverview: ShowOverview,
  ) {}

  @Get()
  @Header('cache-control', 'no-store')
  find(@CurrentStaff() caller: StaffCaller, @Query(yup(auditQuery)) query: AuditQuery) {
    return this.findRows.run(caller, query);
  }

  @Get('overview')
  @Header('cache-control', 'no-store')
  overview(@CurrentStaff() caller: StaffCaller) {
    return this.showOverview.run(caller);
  }

  @Get(':id')
  @Header('cache-control', 'no-store')
  read(@CurrentStaff() caller: StaffCaller, @Param('id') id: string) {
    return this.readRow.run(caller, numberOf(id));
  }
}
