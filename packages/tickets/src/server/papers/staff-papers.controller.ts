import { Body, Controller, Param, Res, StreamableFile } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { paperBody, paperCalls, type Desk, type PaperBody } from '@hub/contracts/tickets';
import { Call, CurrentStaff, yup, type StaffCaller, numberOf } from '@hub/nest-kit/http';
import { pictureHeaders } from '../attachments/picture-headers.ts';
import { ShowPaper } from './show-paper.ts';

const headers = { ...pictureHeaders, 'cache-control': 'no-store' };

export function staffPapersController(desk: Desk) {
  @Controller()
  class StaffPapersController {
    constructor(private readonly showPaper: ShowPaper) {}

    @Call(paperCalls(desk).showPaper)
    async show(
      @CurrentStaff() caller: StaffCaller,
      @Param() { q_id: id, paper }: { q_id: string; paper: string },
      @Body(yup(paperBody)) body: PaperBody,
      @Res({ passthrough: true }) reply: FastifyReply,
    ): Promise<StreamableFile> {
      const { picture, type } = await this.showPaper.run(caller, numberOf(id), numberOf(paper), body);
      void reply.headers(headers);
      return new StreamableFile(picture, { type, length: picture.length, disposition: 'inline' });
    }
  }
  return StaffPapersController;
}
