import { round } from '@hub/nest-kit/app';
import { Db } from '@hub/nest-kit/db';
import type { DeskFeature } from '../desk-feature.ts';
import { Exactly } from './exactly.ts';
import { indexAll } from './index-cases.ts';
import { NoteSearch } from './note-search.ts';
import { SearchIndex } from './search-index.ts';
import { searchController } from './search.controller.ts';
import { SearchTickets } from './search-tickets.ts';

const INDEX_MS = 500;

class SearchModule {}

export const search: DeskFeature = (desk, cases) => ({
  feature: SearchModule,
  imports: [cases],
  http: () => ({
    controllers: [searchController(desk)],
    providers: [SearchTickets, NoteSearch, SearchIndex, Exactly],
  }),
  worker: [round('search', INDEX_MS, [Db], (db: Db) => () => indexAll(db))],
});
