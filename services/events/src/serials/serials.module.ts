import { background, CONFIG, Feature, LOG, WATCH } from '@hub/nest-kit/app';
import { BulkRepository, BulkFiles } from '@hub/nest-kit/bulk';
import { Db } from '@hub/nest-kit/db';
import { FileStore, UploadFolder } from '@hub/nest-kit/files';
import { parseRing } from '@hub/nest-kit/keys';
import type { Log } from '@hub/nest-kit/log';
import type { Watch } from '@hub/nest-kit/schedules';
import { CodeKeys } from '../code-keys.ts';
import { CodesModule } from '../codes.module.ts';
import { keepSerials, type SerialsConfig } from './keep-serials.ts';

const files = {
  provide: BulkFiles,
  inject: [FileStore, UploadFolder, CONFIG],
  useFactory: (store: FileStore, uploads: UploadFolder, { SERIAL_KEYS }: { SERIAL_KEYS: string }) =>
    new BulkFiles(store, uploads, parseRing(SERIAL_KEYS), 'events'),
};

const keeping = background(
  [Db, BulkRepository, CodeKeys, CONFIG, LOG, WATCH],
  (db: Db, box: BulkRepository, keys: CodeKeys, config: SerialsConfig, log: Log, watch: Watch) =>
    keepSerials({ db, box, keys, config, log, watch }),
);

@Feature({
  imports: [CodesModule],
  providers: [
    files,
    {
      provide: BulkRepository,
      inject: [Db, BulkFiles],
      useFactory: (db: Db, bulk: BulkFiles) => new BulkRepository(db, bulk),
    },
  ],
  http: () => import('./serials.http.ts'),
  worker: [keeping],
})
export class SerialsModule {}
