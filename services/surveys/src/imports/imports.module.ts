import { background, CONFIG, Feature, LOG, WATCH } from '@hub/nest-kit/app';
import { BulkFiles, BulkRepository, startBulkLane } from '@hub/nest-kit/bulk';
import { Db } from '@hub/nest-kit/db';
import { FileStore, UploadFolder } from '@hub/nest-kit/files';
import { parseRing } from '@hub/nest-kit/keys';
import type { Log } from '@hub/nest-kit/log';
import type { Watch } from '@hub/nest-kit/schedules';
import { SurveyKeys } from '../survey-keys.ts';
import { SurveysModule } from '../surveys/surveys.module.ts';
import { DecideImport } from './decide-import.ts';
import { FindImports } from './find-imports.ts';
import { importKinds } from './import-kind.ts';
import { ImportsController } from './imports.controller.ts';
import { TakeFile } from './take-file.ts';

const TICK_MS = 1000;
const LEASE_MS = 30_000;

const files = [
  {
    provide: BulkFiles,
    inject: [FileStore, UploadFolder, CONFIG],
    useFactory: (store: FileStore, uploads: UploadFolder, { VAULT_KEYS }: { VAULT_KEYS: string }) =>
      new BulkFiles(store, uploads, parseRing(VAULT_KEYS), 'surveys'),
  },
  {
    provide: BulkRepository,
    inject: [Db, BulkFiles],
    useFactory: (db: Db, bulk: BulkFiles) => new BulkRepository(db, bulk),
  },
];

const reading = background(
  [Db, BulkFiles, SurveyKeys, LOG, WATCH],
  (db: Db, bulk: BulkFiles, keys: SurveyKeys, log: Log, watch: Watch) =>
    startBulkLane({ db, files: bulk, kinds: importKinds(keys), log, watch, tickMs: TICK_MS, leaseMs: LEASE_MS }),
);

@Feature({
  imports: [SurveysModule],
  providers: files,
  controllers: [ImportsController],
  http: [FindImports, TakeFile, DecideImport],
  worker: [reading],
})
export class ImportsModule {}
