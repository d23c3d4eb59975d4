import { Body, Controller, Get, Header, HttpCode, Param, Post, Query, Res, StreamableFile } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { exportBody, type Desk, type ExportBody } from '@hub/contracts/tickets';
import { CurrentStaff, yup, type StaffCaller } from '@hub/nest-kit/http';
import { AskExport } from './ask-export.ts';
import { FetchExport } from './fetch-export.ts';

/** Files that staff takes along from a desk: asked for, watched and fetched by the same person. */
export function exportsController(desk: Desk) {
  @Controller(`api/staff/${desk.api}/exports`)
  class ExportsController {
    constructor(
      private readonly askExport: AskExport,
      private readonly fetchExport: FetchExport,
    ) {}

    @Get()
    @Header('cache-control', 'no-store')
    list(@CurrentStaff() caller: StaffCaller, @Query('page') page: string | undefined) {
      return this.fetchExport.list(caller, page);
    }

    @Post()
    @HttpCode(200)
    ask(@CurrentStaff() caller: StaffCaller, @Body(yup(exportBody)) body: ExportBody) {
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
  return ExportsController;
}
