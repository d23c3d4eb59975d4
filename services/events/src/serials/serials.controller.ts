import type { Readable } from 'node:stream';
import {
  Body,
  Controller,
  Get,
  Header,
  Headers,
  HttpCode,
  Param,
  Post,
  Query,
  Res,
  StreamableFile,
} from '@nestjs/common';
import {
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
  CurrentStaff,
  CurrentUpload,
  TakesFiles,
  versionOf,
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

/** Codes that come in bulk, at the operator's desk. */
@Controller('api/staff/serial_batches')
export class SerialBatchesController {
  constructor(
    private readonly find: FindSerialBatches,
    private readonly order: OrderCodes,
    private readonly importing: ImportCodes,
  ) {}

  @Get()
  @Header('cache-control', 'no-store')
  list(@CurrentStaff() { who }: StaffCaller, @Query(yup(serialBatchesQuery)) query: SerialBatchesQuery) {
    return this.find.list(who, query);
  }

  @Post()
  @HttpCode(200)
  async generate(
    @CurrentStaff() caller: StaffCaller,
    @Body(yup(generateBody)) body: GenerateBody,
  ): Promise<SerialBatchView> {
    return { data: await this.order.generate(caller, body) };
  }

  @Post('keyword')
  @HttpCode(200)
  async keyword(
    @CurrentStaff() caller: StaffCaller,
    @Body(yup(keywordBody)) body: KeywordBody,
  ): Promise<SerialBatchView> {
    return { data: await this.order.keyword(caller, body) };
  }

  @Post('import')
  @HttpCode(200)
  @TakesFiles({ files: ['file'], fileBytes: SERIAL_FILE_BYTES, fields: 8, fieldBytes: 1000 })
  async upload(@CurrentStaff() caller: StaffCaller, @CurrentUpload() upload: Upload): Promise<SerialBatchView> {
    return { data: await this.importing.run(caller, upload) };
  }

  @Get(':batch')
  @Header('cache-control', 'no-store')
  async one(@CurrentStaff() { who }: StaffCaller, @Param('batch') id: string): Promise<SerialBatchView> {
    return { data: await this.find.one(who, numberOf(id)) };
  }
}

/** What somebody decides about one batch, and its files. */
@Controller('api/staff/serial_batches/:batch')
export class SerialBatchController {
  constructor(
    private readonly deeds: SerialBatchDeeds,
    private readonly errors: ErrorLines,
    private readonly unused: UnusedCodes,
  ) {}

  @Post('commit')
  @HttpCode(200)
  async commit(
    @CurrentStaff() caller: StaffCaller,
    @Param('batch') id: string,
    @Body(yup(commitBody)) { skip_bad }: CommitBody,
    @Headers('if-match') seen?: string,
  ): Promise<SerialBatchView> {
    return { data: await this.deeds.commit({ caller, id: numberOf(id), seen: versionOf(seen) }, skip_bad) };
  }

  @Post('cancel')
  @HttpCode(200)
  async cancel(
    @CurrentStaff() caller: StaffCaller,
    @Param('batch') id: string,
    @Headers('if-match') seen?: string,
  ): Promise<SerialBatchView> {
    return { data: await this.deeds.cancel({ caller, id: numberOf(id), seen: versionOf(seen) }) };
  }

  @Post('retry')
  @HttpCode(200)
  async retry(
    @CurrentStaff() caller: StaffCaller,
    @Param('batch') id: string,
    @Headers('if-match') seen?: string,
  ): Promise<SerialBatchView> {
    return { data: await this.deeds.retry({ caller, id: numberOf(id), seen: versionOf(seen) }) };
  }

  @Post('disable')
  @HttpCode(200)
  async disable(
    @CurrentStaff() caller: StaffCaller,
    @Param('batch') id: string,
    @Body(yup(reasonBody)) { reason }: ReasonBody,
    @Headers('if-match') seen?: string,
  ): Promise<SerialBatchView> {
    return { data: await this.deeds.disable({ caller, id: numberOf(id), seen: versionOf(seen) }, reason) };
  }

  @Get('errors.csv')
  @Header('cache-control', 'no-store')
  async errorLines(@CurrentStaff() caller: StaffCaller, @Param('batch') id: string): Promise<StreamableFile> {
    return csvFile(await this.errors.run(caller, numberOf(id)), `serials-${id}-errors.csv`);
  }

  @Post('unused')
  @HttpCode(200)
  async askUnused(
    @CurrentStaff() caller: StaffCaller,
    @Param('batch') id: string,
    @Body(yup(reasonBody)) { reason }: ReasonBody,
  ): Promise<SerialBatchView> {
    return { data: await this.unused.ask(caller, numberOf(id), reason) };
  }

  @Post('unused.csv')
  @HttpCode(200)
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

/** One code that a player asks about. */
@Controller('api/staff/serials')
export class SerialsController {
  constructor(private readonly lookUp: LookUpCode) {}

  @Post('lookup')
  @HttpCode(200)
  look(@CurrentStaff() caller: StaffCaller, @Body(yup(lookUpCodeBody)) { serial_no }: LookUpCodeBody) {
    return this.lookUp.run(caller, serial_no);
  }
}
