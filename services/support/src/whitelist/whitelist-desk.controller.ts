import { Body, Controller, Header, Param, Query } from '@nestjs/common';
import {
  removeWhitelistBody,
  whitelistBody,
  whitelistCalls,
  whitelistImportBody,
  whitelistQuery,
  type RemoveWhitelistBody,
  type WhitelistBody,
  type WhitelistImportBody,
  type WhitelistQuery,
} from '@hub/contracts/support';
import { Call, CurrentStaff, yup, type StaffCaller, numberOf } from '@hub/nest-kit/http';
import { FindEntries } from './find-entries.ts';
import { KeepEntries } from './keep-entries.ts';

@Controller()
export class WhitelistDeskController {
  constructor(
    private readonly findEntries: FindEntries,
    private readonly keepEntries: KeepEntries,
  ) {}

  @Call(whitelistCalls.listWhitelist)
  @Header('cache-control', 'no-store')
  list(@CurrentStaff() caller: StaffCaller, @Query(yup(whitelistQuery)) query: WhitelistQuery) {
    return this.findEntries.run(caller.who, query);
  }

  @Call(whitelistCalls.addToWhitelist)
  add(@CurrentStaff() caller: StaffCaller, @Body(yup(whitelistBody)) body: WhitelistBody) {
    return this.keepEntries.add(caller, body);
  }

  @Call(whitelistCalls.importWhitelist)
  import(@CurrentStaff() caller: StaffCaller, @Body(yup(whitelistImportBody)) body: WhitelistImportBody) {
    return this.keepEntries.import(caller, body);
  }

  @Call(whitelistCalls.removeFromWhitelist)
  remove(
    @CurrentStaff() caller: StaffCaller,
    @Param('id') id: string,
    @Body(yup(removeWhitelistBody)) { reason }: RemoveWhitelistBody,
  ) {
    return this.keepEntries.remove(caller, numberOf(id), reason);
  }
}
