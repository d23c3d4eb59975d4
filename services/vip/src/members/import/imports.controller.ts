import { Body, Controller, Header, Param, Query } from '@nestjs/common';
import {
  VIP_FILE_BYTES,
  vipImportCalls,
  vipImportsQuery,
  vipLinesQuery,
  vipReasonBody,
  type VipImportsQuery,
  type VipImportView,
  type VipLinesQuery,
  type VipReasonBody,
} from '@hub/contracts/vip';
import {
  Call,
  CurrentStaff,
  CurrentUpload,
  numberOf,
  SeenVersion,
  TakesFiles,
  yup,
  type StaffCaller,
  type Upload,
} from '@hub/nest-kit/http';
import { DecideImport } from './decide-import.ts';
import { FindImports } from './find-imports.ts';
import { ImportList } from './import-list.ts';

/** The list of staff as a file. */
@Controller()
export class ImportsController {
  constructor(
    private readonly find: FindImports,
    private readonly importing: ImportList,
    private readonly decide: DecideImport,
  ) {}

  @Call(vipImportCalls.listVipImports)
  @Header('cache-control', 'no-store')
  list(@CurrentStaff() { who }: StaffCaller, @Query(yup(vipImportsQuery)) { page }: VipImportsQuery) {
    return this.find.list(who, page);
  }

  @Call(vipImportCalls.importVip)
  @TakesFiles({ files: ['file'], fileBytes: VIP_FILE_BYTES, fields: 4, fieldBytes: 200 })
  async upload(@CurrentStaff() caller: StaffCaller, @CurrentUpload() upload: Upload): Promise<VipImportView> {
    return { data: await this.importing.run(caller, upload) };
  }

  @Call(vipImportCalls.getVipImport)
  @Header('cache-control', 'no-store')
  async one(@CurrentStaff() { who }: StaffCaller, @Param('import') id: string): Promise<VipImportView> {
    return { data: await this.find.one(who, numberOf(id)) };
  }

  @Call(vipImportCalls.listVipImportLines)
  @Header('cache-control', 'no-store')
  lines(
    @CurrentStaff() { who, language }: StaffCaller,
    @Param('import') id: string,
    @Query(yup(vipLinesQuery)) query: VipLinesQuery,
  ) {
    return this.find.lines(who, numberOf(id), query, language);
  }

  @Call(vipImportCalls.requestVipImport)
  async request(
    @CurrentStaff() caller: StaffCaller,
    @Param('import') id: string,
    @Body(yup(vipReasonBody)) { reason }: VipReasonBody,
    @SeenVersion() seen: number,
  ): Promise<VipImportView> {
    return { data: await this.decide.request({ caller, id: numberOf(id), seen }, reason) };
  }

  @Call(vipImportCalls.cancelVipImport)
  async cancel(
    @CurrentStaff() caller: StaffCaller,
    @Param('import') id: string,
    @SeenVersion() seen: number,
  ): Promise<VipImportView> {
    return { data: await this.decide.cancel({ caller, id: numberOf(id), seen }) };
  }
}
