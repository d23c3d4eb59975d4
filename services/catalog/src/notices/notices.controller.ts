import { Controller, Query } from '@nestjs/common';
import { pageCalls, noticesQuery, type NoticesQuery, type NoticesView } from '@hub/contracts/catalog';
import { Call, CurrentCaller, yup, type Caller } from '@hub/nest-kit/http';
import { FindNotices } from './find-notices.ts';

@Controller()
export class NoticesController {
  constructor(private readonly notices: FindNotices) {}

  @Call(pageCalls.listNotices)
  async list(
    @CurrentCaller() { language }: Caller,
    @Query(yup(noticesQuery)) { game_id }: NoticesQuery,
  ): Promise<NoticesView> {
    return { msg: await this.notices.of(game_id, language) };
  }
}
