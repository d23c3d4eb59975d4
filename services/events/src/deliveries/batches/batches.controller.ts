import { Body, Controller, Header, Param, Query } from '@nestjs/common';
import {
  deliveryBatchCalls,
  batchesQuery,
  releaseBody,
  type BatchesQuery,
  type DryRunView,
  type ReleaseBody,
} from '@hub/contracts/events';
import { Call, CurrentStaff, yup, type StaffCaller, numberOf } from '@hub/nest-kit/http';
import { DryRunBatch } from './dry-run.ts';
import { FindBatches } from './find-batches.ts';
import { ReleaseBatch } from './release-batch.ts';

@Controller()
export class BatchesController {
  constructor(
    private readonly find: FindBatches,
    private readonly dry: DryRunBatch,
    private readonly releasing: ReleaseBatch,
  ) {}

  @Call(deliveryBatchCalls.listBatches)
  @Header('cache-control', 'no-store')
  list(@CurrentStaff() caller: StaffCaller, @Query(yup(batchesQuery)) query: BatchesQuery) {
    return this.find.list(caller, query);
  }

  @Call(deliveryBatchCalls.getBatch)
  @Header('cache-control', 'no-store')
  async one(@CurrentStaff() { who }: StaffCaller, @Param('batch') id: string): Promise<DryRunView> {
    return { data: await this.dry.run(who, numberOf(id)) };
  }

  @Call(deliveryBatchCalls.releaseBatch)
  release(@CurrentStaff() caller: StaffCaller, @Param('batch') id: string, @Body(yup(releaseBody)) body: ReleaseBody) {
    return this.releasing.run(caller, numberOf(id), body);
  }
}
