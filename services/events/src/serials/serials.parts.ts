import type { Provider } from '@nestjs/common';
import { BulkBox } from '@hub/nest-kit/bulk';
import { SerialBatchDeeds } from './desk/batch-deeds.ts';
import { ErrorLines } from './desk/error-lines.ts';
import { FindSerialBatches } from './desk/find-serial-batches.ts';
import { LookUpCode } from './desk/look-up-code.ts';
import { UnusedCodes } from './desk/unused-codes.ts';
import { ImportCodes } from './import/import-codes.ts';
import { OrderCodes } from './make/order-codes.ts';
import { SerialBatchController, SerialBatchesController, SerialsController } from './serials.controller.ts';

export { serialDownload } from './desk/serial-download.kind.ts';

export const serialControllers = [SerialBatchesController, SerialBatchController, SerialsController];
export const serialProviders = (bulk: BulkBox): Provider[] => [
  { provide: BulkBox, useValue: bulk },
  FindSerialBatches,
  OrderCodes,
  ImportCodes,
  SerialBatchDeeds,
  ErrorLines,
  UnusedCodes,
  LookUpCode,
];
