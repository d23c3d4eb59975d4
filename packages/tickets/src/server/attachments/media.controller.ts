import { Controller, Get, Param, Query, Res, StreamableFile } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { Desk } from '@hub/contracts/tickets';
import { pictureHeaders } from './picture-headers.ts';
import { ReadMedia } from './read-media.ts';

const headers = { ...pictureHeaders, 'cache-control': 'private, max-age=600' };

/** RFC 8187: everything but letters and digits as percent signs. */
const encoded = (name: string) =>
  encodeURIComponent(name).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** The pictures of a desk, under signed addresses. */
export function mediaController(desk: Desk) {
  @Controller(`media/${desk.media}`)
  class MediaController {
    constructor(private readonly readMedia: ReadMedia) {}

    @Get(':year/:month/:file')
    async picture(
      @Param() { year, month, file }: { year: string; month: string; file: string },
      @Query('v') variant: string | undefined,
      @Query('sig') sig: unknown,
      @Res({ passthrough: true }) reply: FastifyReply,
    ): Promise<StreamableFile> {
      const media = await this.readMedia.run({ year, month, file, variant: variant ?? 'view', sig });
      void reply.headers(headers);
      const disposition = `inline; filename*=UTF-8''${encoded(media.name)}`;
      return new StreamableFile(media.stream, { type: media.type, length: media.bytes, disposition });
    }
  }
  return MediaController;
}
