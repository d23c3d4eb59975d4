import { CONFIG, LOG, round } from '@hub/nest-kit/app';
import { FileStore, Vault } from '@hub/nest-kit/files';
import type { Log } from '@hub/nest-kit/log';
import { DataSource } from 'typeorm';
import type { DeskFeature } from '../desk-feature.ts';
import { PaperShredder } from './paper-shredder.ts';
import { ShowPaper } from './show-paper.ts';
import { staffPapersController } from './staff-papers.controller.ts';

type Settings = { PAPERS_DAYS: number };

const shredder = {
  provide: PaperShredder,
  inject: [DataSource, FileStore, Vault, CONFIG, LOG],
  useFactory: (source: DataSource, store: FileStore, vault: Vault, { PAPERS_DAYS: days }: Settings, log: Log) =>
    new PaperShredder({ source, store, vault, days, log }),
};

class PapersModule {}

export const papers: DeskFeature = (desk, cases) => ({
  feature: PapersModule,
  imports: [cases],
  http: () => ({
    controllers: [staffPapersController(desk)],
    providers: [ShowPaper],
  }),
  worker: [shredder, round('papers', 'TIDY_MS', [PaperShredder], (papers: PaperShredder) => () => papers.run())],
});
