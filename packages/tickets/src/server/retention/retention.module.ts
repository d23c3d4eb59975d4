import { LOG } from '@hub/nest-kit/app';
import { FileStore } from '@hub/nest-kit/files';
import type { Log } from '@hub/nest-kit/log';
import { DataSource } from 'typeorm';
import type { DeskFeature } from '../desk-feature.ts';
import { CaseRetention } from './case-retention.ts';

class CaseRetentionModule {}

export const retention: DeskFeature = (_, cases) => ({
  feature: CaseRetentionModule,
  imports: [cases],
  worker: [
    {
      provide: CaseRetention,
      inject: [DataSource, FileStore, LOG],
      useFactory: (source: DataSource, store: FileStore, log: Log) => new CaseRetention({ source, store, log }),
    },
  ],
  exports: [CaseRetention],
});
