import { Controller, Header, Param, Query, Res, StreamableFile } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { Route } from '@hub/contracts/shared';
import { Call } from '../http/call.decorator.ts';
import { CurrentStaff, type StaffCaller } from '../http/caller.ts';
import { OwnExports } from './own-exports.ts';

type ExportCalls = { listExports: Route; fetchExport: Route; cancelExport: Route };

export function ownExportsController(calls: ExportCalls) {
  @Controller()
  class OwnExportsController {
    constructor(private readonly exports: OwnExports) {}

    @Call(calls.listExports)
    @Header('cache-control', 'no-store')
    list(@CurrentStaff() caller: StaffCaller, @Query('page') page: string | undefined) {
      return this.exports.list(caller, page);
    }

    @Call(calls.fetchExport)
    async download(
      @CurrentStaff() caller: StaffCaller,
      @Param('export') id: string,
      @Res({ passthrough: true }) reply: FastifyReply,
    ): Promise<StreamableFile> {
      const { stream, bytes, name } = await this.exports.download(caller, id);
      void reply.headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
      const disposition = `attachment; filename="${name}"`;
      return new StreamableFile(stream, { type: 'text/csv; charset=utf-8', length: bytes, disposition });
    }

    @Call(calls.cancelExport)
    cancel(@CurrentStaff() caller: StaffCaller, @Param('export') id: string) {
      return this.exports.cancel(caller, id);
    }
  }
  return OwnExportsController;
}
