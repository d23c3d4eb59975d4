import {
  Body,
  Controller,
  Get,
  Header,
  HttpCode,
  Param,
  Post,
  Query,
  Res,
  StreamableFile,
  UseGuards,
} from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { auditExportBody, type AuditExportBody } from '@hub/contracts/identity';
import { CurrentStaff, yup, type StaffCaller } from '@hub/nest-kit/http';
import { FreshFactor } from '../../staff/sessions/fresh-factor.ts';
import { AskAuditExport } from './ask-audit-export.ts';
import { FetchAuditExport } from './fetch-audit-export.ts';

/** Files of the audit: asked for with a fresh second factor, watched and fetched by the same person. */
@Controller('api/staff/audit/exports')
export class AuditExportsController {
  constructor(
    private readonly askExport: AskAuditExport,
    private readonly fetchExport: FetchAuditExport,
  ) {}

  @Get()
  @Header('cache-control', 'no-store')
  list(@CurrentStaff() caller: StaffCaller, @Query('page') page: string | undefined) {
    return this.fetchExport.list(caller, page);
  }

  @Post()
  @HttpCode(200)
  @UseGuards(FreshFactor)
  ask(@CurrentStaff() caller: StaffCaller, @Body(yup(auditExportBody)) body: AuditExportBody) {
    return this.askExport.run(caller, body);
  }

  @Get(':export')
  async download(
    @CurrentStaff() caller: StaffCaller,
    @Param('export') id: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const { stream, bytes, name } = await this.fetchExport.download(caller, id);
    void reply.headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
    const disposition = `attachment; filename="${name}"`;
    return new StreamableFile(stream, { type: 'text/csv; charset=utf-8', length: bytes, disposition });
  }

  @Post(':export/cancel')
  @HttpCode(200)
  cancel(@CurrentStaff() caller: StaffCaller, @Param('export') id: string) {
    return this.fetchExport.cancel(caller, id);
  }
}
