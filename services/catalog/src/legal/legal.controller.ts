import { Controller, Param, Query } from '@nestjs/common';
import {
  legalCalls,
  legalQuery,
  legalVersionsQuery,
  type LegalChangesView,
  type LegalQuery,
  type LegalVersionsQuery,
  type LegalVersionsView,
  type LegalView,
} from '@hub/contracts/catalog';
import { Call, CurrentCaller, numberOf, yup, type Caller } from '@hub/nest-kit/http';
import { FindLegal } from './find-legal.ts';

@Controller()
export class LegalController {
  constructor(private readonly find: FindLegal) {}

  @Call(legalCalls.getLegal)
  text(
    @CurrentCaller() { language }: Caller,
    @Param('site') site: string,
    @Query(yup(legalQuery)) { version }: LegalQuery,
  ): Promise<LegalView> {
    return this.find.text(site, version, language);
  }

  @Call(legalCalls.listLegalVersions)
  versions(
    @CurrentCaller() { language }: Caller,
    @Param('site') site: string,
    @Query(yup(legalVersionsQuery)) { page }: LegalVersionsQuery,
  ): Promise<LegalVersionsView> {
    return this.find.list(site, page, language);
  }

  @Call(legalCalls.getLegalChanges)
  changes(
    @CurrentCaller() { language }: Caller,
    @Param('site') site: string,
    @Param('number') number: string,
  ): Promise<LegalChangesView> {
    return this.find.changes(site, numberOf(number), language);
  }
}
