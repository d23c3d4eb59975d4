import { gameCalls } from '@hub/contracts/catalog';
import { Call } from '@hub/nest-kit/http';
import { Controller, Headers, Param, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { ReadArt } from './read-art.ts';

@Controller()
export class MediaController {
  constructor(private readonly art: ReadArt) {}

  @Call(gameCalls.getGamePicture)
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
