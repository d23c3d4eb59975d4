import { Controller, Get, Header, HttpCode, Param, Post, Query, Res, StreamableFile } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { CurrentStaff, type StaffCaller } from '../http/caller.ts';
import { OwnExports } from './own-exports.ts';

/** The files that somebody asked for: watched, cancelled and fetched by the same person. `path` without a slash before. */
export function ownExportsController(path: string) {
  @Controller(path)
  class OwnExportsController {
    constructor(private readonly exports: OwnExports) {}

    @Get()
    @Header('cache-control', 'no-store')
    list(@CurrentStaff() caller: StaffCaller, @Query('page') page: string | undefined) {
      return this.exports.list(caller, page);
    }

    @Get(':export')
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

    @Post(':export/cancel')
    @HttpCode(200)
    cancel(@CurrentStaff() caller: StaffCaller, @Param('export') id: string) {
      return this.exports.cancel(caller, id);
    }
  }
  return OwnExportsController;
}
