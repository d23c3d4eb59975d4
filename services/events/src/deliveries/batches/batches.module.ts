import { Feature } from '@hub/nest-kit/app';
import { GamesModule } from '@hub/nest-kit/partner';
import { NeighboursModule } from '../../neighbours/neighbours.module.ts';
import { BatchesController } from './batches.controller.ts';
import { DryRunBatch } from './dry-run.ts';
import { FindBatches } from './find-batches.ts';
import { ReleaseBatch } from './release-batch.ts';

@Feature({
  imports: [GamesModule, NeighboursModule],
  controllers: [BatchesController],
  http: [FindBatches, DryRunBatch, ReleaseBatch],
})
export class BatchesModule {}
