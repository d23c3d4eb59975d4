import { Controller, Get, Query } from '@nestjs/common';
import { noticesQuery, type NoticesQuery, type NoticesView } from '@hub/contracts/catalog';
import { CurrentCaller, yup, type Caller } from '@hub/nest-kit/http';
import { FindNotices } from './find-notices.ts';

@Controller('api/notices')
export class NoticesController {
  constructor(private readonly notices: FindNotices) {}

  @Get()
  async list(
    @CurrentCaller() { language }: Caller,
    @Query(yup(noticesQuery)) { game_id }: NoticesQuery,
  ): Promise<NoticesView> {
    return { msg: await this.notices.of(game_id, language) };
  }
}
