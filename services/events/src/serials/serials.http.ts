import { LOG } from '@hub/nest-kit/app';
import { BulkRepository } from '@hub/nest-kit/bulk';
import { Db } from '@hub/nest-kit/db';
import type { Log } from '@hub/nest-kit/log';
import { SerialBatchDeeds } from './desk/batch-deeds.ts';
import { DownloadEnd } from './desk/download-end.ts';
import { ErrorLines } from './desk/error-lines.ts';
import { FindSerialBatches } from './desk/find-serial-batches.ts';
import { LookUpCode } from './desk/look-up-code.ts';
import { UnusedCodes } from './desk/unused-codes.ts';
import { ImportCodes } from './import/import-codes.ts';
import { OrderCodes } from './make/order-codes.ts';
import { SerialBatchController, SerialBatchesController, SerialsController } from './serials.controller.ts';

export const controllers = [SerialBatchesController, SerialBatchController, SerialsController];

export const providers = [
  {
    provide: DownloadEnd,
    inject: [Db, BulkRepository, LOG],
    useFactory: (db: Db, bulk: BulkRepository, log: Log) => new DownloadEnd(db, bulk, log),
  },
  FindSerialBatches,
  OrderCodes,
  ImportCodes,
  SerialBatchDeeds,
  ErrorLines,
  UnusedCodes,
  LookUpCode,
];
