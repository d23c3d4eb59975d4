import { Body, Controller, Header, Param, Query } from '@nestjs/common';
import {
  redemptionCalls,
  codeExportCalls,
  cardRedemptionsQuery,
  codeExportBody,
  locksQuery,
  redemptionsQuery,
  substituteBody,
  unlockBody,
  type CardRedemptionsQuery,
  type CodeExportBody,
  type LocksQuery,
  type RedemptionsQuery,
  type SubstituteBody,
  type UnlockBody,
} from '@hub/contracts/events';
import { ownExportsController } from '@hub/nest-kit/exports';
import { Call, CurrentStaff, yup, type StaffCaller, numberOf } from '@hub/nest-kit/http';
import { AskCodeExport } from './ask-code-export.ts';
import { FindLocks } from './find-locks.ts';
import { FindRedemptions } from './find-redemptions.ts';
import { GiveSubstitute } from './give-substitute.ts';
import { Unlock } from './unlock.ts';

@Controller()
export class RedemptionsController {
  constructor(
    private readonly find: FindRedemptions,
    private readonly locks: FindLocks,
    private readonly unlocking: Unlock,
    private readonly giving: GiveSubstitute,
    private readonly exporting: AskCodeExport,
  ) {}

  @Call(codeExportCalls.requestExport)
  ask(@CurrentStaff() caller: StaffCaller, @Body(yup(codeExportBody)) body: CodeExportBody) {
    return this.exporting.run(caller, body);
  }

  @Call(redemptionCalls.listRedemptions)
  @Header('cache-control', 'no-store')
  list(
    @CurrentStaff() caller: StaffCaller,
    @Param('event') id: string,
    @Query(yup(redemptionsQuery)) query: RedemptionsQuery,
  ) {
    return this.find.list(caller, numberOf(id), query);
  }

  @Call(redemptionCalls.listLocks)
  @Header('cache-control', 'no-store')
  locked(@CurrentStaff() caller: StaffCaller, @Param('event') id: string, @Query(yup(locksQuery)) query: LocksQuery) {
    return this.locks.list(caller, numberOf(id), query);
  }

  @Call(redemptionCalls.giveSubstitute)
  give(
    @CurrentStaff() caller: StaffCaller,
    @Param('event') id: string,
    @Body(yup(substituteBody)) body: SubstituteBody,
  ) {
    return this.giving.run(caller, numberOf(id), body);
  }

  @Call(redemptionCalls.unlock)
  unlock(
    @CurrentStaff() caller: StaffCaller,
    @Param('lock') id: string,
    @Body(yup(unlockBody)) { reason }: UnlockBody,
  ) {
    return this.unlocking.run(caller, numberOf(id), reason);
  }

  @Call(redemptionCalls.listCardRedemptions)
  @Header('cache-control', 'no-store')
  card(@CurrentStaff() caller: StaffCaller, @Query(yup(cardRedemptionsQuery)) query: CardRedemptionsQuery) {
    return this.find.card(caller, query);
  }
}

export const OwnCodeExportsController = ownExportsController(codeExportCalls);
