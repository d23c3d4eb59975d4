import { background, CONFIG, Feature, LOG, WATCH } from '@hub/nest-kit/app';
import { BulkBox, BulkFiles } from '@hub/nest-kit/bulk';
import { Db } from '@hub/nest-kit/db';
import { FileStore, UploadFolder } from '@hub/nest-kit/files';
import { parseRing } from '@hub/nest-kit/keys';
import type { Log } from '@hub/nest-kit/log';
import type { Watch } from '@hub/nest-kit/schedules';
import { CodeKeys } from '../code-keys.ts';
import { CodesModule } from '../codes.module.ts';
import { SerialBatchDeeds } from './desk/batch-deeds.ts';
import { DownloadEnd } from './desk/download-end.ts';
import { ErrorLines } from './desk/error-lines.ts';
import { FindSerialBatches } from './desk/find-serial-batches.ts';
import { LookUpCode } from './desk/look-up-code.ts';
import { UnusedCodes } from './desk/unused-codes.ts';
import { ImportCodes } from './import/import-codes.ts';
import { keepSerials, type SerialsConfig } from './keep-serials.ts';
import { OrderCodes } from './make/order-codes.ts';
import { SerialBatchController, SerialBatchesController, SerialsController } from './serials.controller.ts';

const files = {
  provide: BulkFiles,
  inject: [FileStore, UploadFolder, CONFIG],
  useFactory: (store: FileStore, uploads: UploadFolder, { SERIAL_KEYS }: { SERIAL_KEYS: string }) =>
    new BulkFiles(store, uploads, parseRing(SERIAL_KEYS), 'events'),
};

const keeping = background(
  [Db, BulkBox, CodeKeys, CONFIG, LOG, WATCH],
  (db: Db, box: BulkBox, keys: CodeKeys, config: SerialsConfig, log: Log, watch: Watch) =>
    keepSerials({ db, box, keys, config, log, watch }),
);

/** Codes of events, in batches. */
@Feature({
  imports: [CodesModule],
  controllers: [SerialBatchesController, SerialBatchController, SerialsController],
  providers: [
    files,
    { provide: BulkBox, inject: [Db, BulkFiles], useFactory: (db: Db, bulk: BulkFiles) => new BulkBox(db, bulk) },
  ],
  http: [
    {
      provide: DownloadEnd,
      inject: [Db, BulkBox, LOG],
      useFactory: (db: Db, bulk: BulkBox, log: Log) => new DownloadEnd(db, bulk, log),
    },
    FindSerialBatches,
    OrderCodes,
    ImportCodes,
    SerialBatchDeeds,
    ErrorLines,
    UnusedCodes,
    LookUpCode,
  ],
  worker: [keeping],
})
export class SerialsModule {}
