import { Body, Controller, Header, Param, Query, Res, StreamableFile } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import {
  correctDataBody,
  createDataRequestBody,
  dataReasonBody,
  dataRequestCalls,
  dataRequestsQuery,
  findPersonalDataBody,
  namePersonBody,
  openDataRequestBody,
  ownDataRequestCalls,
  type CorrectDataBody,
  type CreateDataRequestBody,
  type DataReasonBody,
  type DataRequestsQuery,
  type FindPersonalDataBody,
  type NamePersonBody,
  type OpenDataRequestBody,
} from '@hub/contracts/surveys';
import {
  Call,
  CurrentMember,
  CurrentStaff,
  numberOf,
  SeenVersion,
  yup,
  type MemberCaller,
  type StaffCaller,
} from '@hub/nest-kit/http';
import { ExportPerson } from './export-person.ts';
import { FindPerson } from './find-person.ts';
import { OpenRequest } from './open-request.ts';
import { ShowRequest } from './show-request.ts';
import { WorkOnRequest } from './work-on-request.ts';

@Controller()
export class DataRequestsController {
  constructor(
    private readonly finds: FindPerson,
    private readonly opening: OpenRequest,
    private readonly show: ShowRequest,
    private readonly work: WorkOnRequest,
    private readonly exports: ExportPerson,
  ) {}

  @Call(dataRequestCalls.findPerson)
  @Header('cache-control', 'no-store')
  find(@CurrentStaff() caller: StaffCaller, @Body(yup(findPersonalDataBody)) body: FindPersonalDataBody) {
    return this.finds.run(caller, body);
  }

  @Call(dataRequestCalls.listDataRequests)
  @Header('cache-control', 'no-store')
  list(@CurrentStaff() caller: StaffCaller, @Query(yup(dataRequestsQuery)) query: DataRequestsQuery) {
    return this.show.list(caller, query);
  }

  @Call(dataRequestCalls.openDataRequest)
  open(@CurrentStaff() caller: StaffCaller, @Body(yup(openDataRequestBody)) body: OpenDataRequestBody) {
    return this.opening.byStaff(caller, body);
  }

  @Call(dataRequestCalls.getDataRequest)
  @Header('cache-control', 'no-store')
  one(@CurrentStaff() caller: StaffCaller, @Param('request') id: string) {
    return this.show.one(caller, numberOf(id));
  }

  @Call(dataRequestCalls.previewDataRequest)
  @Header('cache-control', 'no-store')
  preview(@CurrentStaff() caller: StaffCaller, @Param('request') id: string) {
    return this.work.preview(caller, numberOf(id));
  }

  @Call(dataRequestCalls.exportPerson)
  async export(
    @CurrentStaff() caller: StaffCaller,
    @Param('request') id: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const stream = await this.exports.run(caller, numberOf(id));
    void reply.headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
    const disposition = `attachment; filename="personal-data-${numberOf(id)}.json"`;
    return new StreamableFile(stream, { type: 'application/octet-stream', disposition });
  }

  /** As it was hashed: the file can be checked against the hash that the desk shows. */
  @Call(dataRequestCalls.destructionRecord)
  async record(@CurrentStaff() caller: StaffCaller, @Param('request') id: string): Promise<StreamableFile> {
    const record = await this.show.record(caller, numberOf(id));
    const disposition = `attachment; filename="destruction-record-${numberOf(id)}.json"`;
    return new StreamableFile(Buffer.from(record), { type: 'application/octet-stream', disposition });
  }

  @Call(ownDataRequestCalls.createDataRequest)
  create(@CurrentMember() caller: MemberCaller, @Body(yup(createDataRequestBody)) body: CreateDataRequestBody) {
    return this.opening.byMember(caller, body);
  }

  @Call(ownDataRequestCalls.listOwnDataRequests)
  @Header('cache-control', 'no-store')
  own(@CurrentMember() caller: MemberCaller) {
    return this.opening.ofMember(caller);
  }
}

/** What staff does with one request; each says which version was read. */
@Controller()
export class DataRequestWorkController {
  constructor(private readonly work: WorkOnRequest) {}

  @Call(dataRequestCalls.namePerson)
  name(
    @CurrentStaff() caller: StaffCaller,
    @Param('request') id: string,
    @SeenVersion() version: number,
    @Body(yup(namePersonBody)) body: NamePersonBody,
  ) {
    return this.work.name(caller, { id: numberOf(id), version }, body);
  }

  @Call(dataRequestCalls.correctPerson)
  correct(
    @CurrentStaff() caller: StaffCaller,
    @Param('request') id: string,
    @SeenVersion() version: number,
    @Body(yup(correctDataBody)) body: CorrectDataBody,
  ) {
    return this.work.correct(caller, { id: numberOf(id), version }, body);
  }

  @Call(dataRequestCalls.proveRequester)
  prove(
    @CurrentStaff() caller: StaffCaller,
    @Param('request') id: string,
    @SeenVersion() version: number,
    @Body(yup(dataReasonBody)) body: DataReasonBody,
  ) {
    return this.work.prove(caller, { id: numberOf(id), version }, body);
  }

  @Call(dataRequestCalls.extendDataRequest)
  extend(
    @CurrentStaff() caller: StaffCaller,
    @Param('request') id: string,
    @SeenVersion() version: number,
    @Body(yup(dataReasonBody)) body: DataReasonBody,
  ) {
    return this.work.extend(caller, { id: numberOf(id), version }, body);
  }

  @Call(dataRequestCalls.requestErasure)
  erase(
    @CurrentStaff() caller: StaffCaller,
    @Param('request') id: string,
    @SeenVersion() version: number,
    @Body(yup(dataReasonBody)) body: DataReasonBody,
  ) {
    return this.work.askErasure(caller, { id: numberOf(id), version }, body);
  }

  @Call(dataRequestCalls.holdDataRequest)
  hold(
    @CurrentStaff() caller: StaffCaller,
    @Param('request') id: string,
    @SeenVersion() version: number,
    @Body(yup(dataReasonBody)) body: DataReasonBody,
  ) {
    return this.work.hold(caller, { id: numberOf(id), version }, body);
  }

  @Call(dataRequestCalls.releaseDataRequest)
  release(
    @CurrentStaff() caller: StaffCaller,
    @Param('request') id: string,
    @SeenVersion() version: number,
    @Body(yup(dataReasonBody)) body: DataReasonBody,
  ) {
    return this.work.release(caller, { id: numberOf(id), version }, body);
  }

  @Call(dataRequestCalls.finishDataRequest)
  finish(
    @CurrentStaff() caller: StaffCaller,
    @Param('request') id: string,
    @SeenVersion() version: number,
    @Body(yup(dataReasonBody)) body: DataReasonBody,
  ) {
    return this.work.finish(caller, { id: numberOf(id), version }, body);
  }

  @Call(dataRequestCalls.refuseDataRequest)
  refuse(
    @CurrentStaff() caller: StaffCaller,
    @Param('request') id: string,
    @SeenVersion() version: number,
    @Body(yup(dataReasonBody)) body: DataReasonBody,
  ) {
    return this.work.refuse(caller, { id: numberOf(id), version }, body);
  }
}
