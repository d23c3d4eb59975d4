import type { Readable } from 'node:stream';
import { Body, Controller, Header, Param, Query, Res, StreamableFile } from '@nestjs/common';
import {
  serialCalls,
  commitBody,
  generateBody,
  keywordBody,
  lookUpCodeBody,
  reasonBody,
  SERIAL_FILE_BYTES,
  serialBatchesQuery,
  type CommitBody,
  type GenerateBody,
  type KeywordBody,
  type LookUpCodeBody,
  type ReasonBody,
  type SerialBatchesQuery,
  type SerialBatchView,
} from '@hub/contracts/events';
import {
  Call,
  CurrentStaff,
  CurrentUpload,
  SeenVersion,
  TakesFiles,
  whenSent,
  yup,
  type StaffCaller,
  type Upload,
  numberOf,
} from '@hub/nest-kit/http';
import type { FastifyReply } from 'fastify';
import { SerialBatchDeeds } from './desk/batch-deeds.ts';
import { ErrorLines } from './desk/error-lines.ts';
import { FindSerialBatches } from './desk/find-serial-batches.ts';
import { LookUpCode } from './desk/look-up-code.ts';
import { UnusedCodes } from './desk/unused-codes.ts';
import { ImportCodes } from './import/import-codes.ts';
import { OrderCodes } from './make/order-codes.ts';

const csvFile = (stream: Readable, name: string): StreamableFile =>
  new StreamableFile(stream, { type: 'text/csv; charset=utf-8', disposition: `attachment; filename="${name}"` });

@Controller()
export class SerialBatchesController {
  constructor(
    private readonly find: FindSerialBatches,
    private readonly order: OrderCodes,
    private readonly importing: ImportCodes,
  ) {}

  @Call(serialCalls.listSerialBatches)
  @Header('cache-control', 'no-store')
  list(@CurrentStaff() { who }: StaffCaller, @Query(yup(serialBatchesQuery)) query: SerialBatchesQuery) {
    return this.find.list(who, query);
  }

  @Call(serialCalls.orderCodes)
  async generate(
    @CurrentStaff() caller: StaffCaller,
    @Body(yup(generateBody)) body: GenerateBody,
  ): Promise<SerialBatchView> {
    return { data: await this.order.generate(caller, body) };
  }

  @Call(serialCalls.addKeyword)
  async keyword(
    @CurrentStaff() caller: StaffCaller,
    @Body(yup(keywordBody)) body: KeywordBody,
  ): Promise<SerialBatchView> {
    return { data: await this.order.keyword(caller, body) };
  }

  @Call(serialCalls.importCodes)
  @TakesFiles({ files: ['file'], fileBytes: SERIAL_FILE_BYTES, fields: 8, fieldBytes: 1000 })
  async upload(@CurrentStaff() caller: StaffCaller, @CurrentUpload() upload: Upload): Promise<SerialBatchView> {
    return { data: await this.importing.run(caller, upload) };
  }

  @Call(serialCalls.getSerialBatch)
  @Header('cache-control', 'no-store')
  async one(@CurrentStaff() { who }: StaffCaller, @Param('batch') id: string): Promise<SerialBatchView> {
    return { data: await this.find.one(who, numberOf(id)) };
  }
}

@Controller()
export class SerialBatchController {
  constructor(
    private readonly deeds: SerialBatchDeeds,
    private readonly errors: ErrorLines,
    private readonly unused: UnusedCodes,
  ) {}

  @Call(serialCalls.commitSerialBatch)
  async commit(
    @CurrentStaff() caller: StaffCaller,
    @Param('batch') id: string,
    @Body(yup(commitBody)) { skip_bad }: CommitBody,
    @SeenVersion() seen: number,
  ): Promise<SerialBatchView> {
    return { data: await this.deeds.commit({ caller, id: numberOf(id), seen }, skip_bad) };
  }

  @Call(serialCalls.cancelSerialBatch)
  async cancel(
    @CurrentStaff() caller: StaffCaller,
    @Param('batch') id: string,
    @SeenVersion() seen: number,
  ): Promise<SerialBatchView> {
    return { data: await this.deeds.cancel({ caller, id: numberOf(id), seen }) };
  }

  @Call(serialCalls.retrySerialBatch)
  async retry(
    @CurrentStaff() caller: StaffCaller,
    @Param('batch') id: string,
    @SeenVersion() seen: number,
  ): Promise<SerialBatchView> {
    return { data: await this.deeds.retry({ caller, id: numberOf(id), seen }) };
  }

  @Call(serialCalls.disableSerialBatch)
  async disable(
    @CurrentStaff() caller: StaffCaller,
    @Param('batch') id: string,
    @Body(yup(reasonBody)) { reason }: ReasonBody,
    @SeenVersion() seen: number,
  ): Promise<SerialBatchView> {
    return { data: await this.deeds.disable({ caller, id: numberOf(id), seen }, reason) };
  }

  @Call(serialCalls.fetchSerialErrors)
  @Header('cache-control', 'no-store')
  async errorLines(@CurrentStaff() caller: StaffCaller, @Param('batch') id: string): Promise<StreamableFile> {
    return csvFile(await this.errors.run(caller, numberOf(id)), `serials-${id}-errors.csv`);
  }

  @Call(serialCalls.requestUnusedCodes)
  async askUnused(
    @CurrentStaff() caller: StaffCaller,
    @Param('batch') id: string,
    @Body(yup(reasonBody)) { reason }: ReasonBody,
  ): Promise<SerialBatchView> {
    return { data: await this.unused.ask(caller, numberOf(id), reason) };
  }

  @Call(serialCalls.fetchUnusedCodes)
  @Header('cache-control', 'no-store')
  async unusedLines(
    @CurrentStaff() caller: StaffCaller,
    @Param('batch') id: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const { lines, sent } = await this.unused.fetch(caller, numberOf(id));
    whenSent(reply.raw, (whole) => void sent(whole));
    return csvFile(lines, `serials-${id}-unused.csv`);
  }
}

@Controller()
export class SerialsController {
  constructor(private readonly lookUp: LookUpCode) {}

  @Call(serialCalls.lookUpCode)
  look(@CurrentStaff() caller: StaffCaller, @Body(yup(lookUpCodeBody)) { serial_no }: LookUpCodeBody) {
    return this.lookUp.run(caller, serial_no);
  }
}
