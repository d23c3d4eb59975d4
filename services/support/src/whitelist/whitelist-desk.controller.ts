import { Body, Controller, Get, Header, HttpCode, Param, Post, Query } from '@nestjs/common';
import {
  removeWhitelistBody,
  whitelistBody,
  whitelistImportBody,
  whitelistQuery,
  type RemoveWhitelistBody,
  type WhitelistBody,
  type WhitelistImportBody,
  type WhitelistQuery,
} from '@hub/contracts/support';
import { CurrentStaff, yup, type StaffCaller, numberOf } from '@hub/nest-kit/http';
import { FindEntries } from './find-entries.ts';
import { KeepEntries } from './keep-entries.ts';

/** The lists of who is let in early, for those who keep them. */
@Controller('api/staff/whitelist')
export class WhitelistDeskController {
  constructor(
    private readonly findEntries: FindEntries,
    private readonly keepEntries: KeepEntries,
  ) {}

  @Get()
  @Header('cache-control', 'no-store')
  list(@CurrentStaff() caller: StaffCaller, @Query(yup(whitelistQuery)) query: WhitelistQuery) {
    return this.findEntries.run(caller.who, query);
  }

  @Post()
  @HttpCode(200)
  add(@CurrentStaff() caller: StaffCaller, @Body(yup(whitelistBody)) body: WhitelistBody) {
    return this.keepEntries.add(caller, body);
  }

  @Post('import')
  @HttpCode(200)
  import(@CurrentStaff() caller: StaffCaller, @Body(yup(whitelistImportBody)) body: WhitelistImportBody) {
    return this.keepEntries.import(caller, body);
  }

  @Post(':id/remove')
  @HttpCode(200)
  remove(
    @CurrentStaff() caller: StaffCaller,
    @Param('id') id: string,
    @Body(yup(removeWhitelistBody)) { reason }: RemoveWhitelistBody,
  ) {
    return this.keepEntries.remove(caller, numberOf(id), reason);
  }
}
