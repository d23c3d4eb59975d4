import { Controller, Get, Headers, Param, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { ReadArt } from './read-art.ts';

/** Emblems and pictures of games: public, and for ever the same under an address with their version. */
@Controller('media/games')
export class MediaController {
  constructor(private readonly art: ReadArt) {}

  @Get(':file')
  async file(
    @Param('file') file: string,
    @Query('v') version: string | undefined,
    @Headers('if-none-match') known: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const { status, body, headers } = await this.art.run(file, version, known);
    void reply.status(status).headers(headers);
    return body;
  }
}
