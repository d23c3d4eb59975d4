import { Feature } from '@hub/nest-kit/app';
import { DataSource } from 'typeorm';
import { FindEntries } from './find-entries.ts';
import { KeepEntries } from './keep-entries.ts';
import { WhitelistDeskController } from './whitelist-desk.controller.ts';
import { WhitelistController } from './whitelist.controller.ts';
import { Whitelist } from './whitelist.ts';

@Feature({
  controllers: [WhitelistController, WhitelistDeskController],
  http: [
    { provide: Whitelist, inject: [DataSource], useFactory: (source: DataSource) => new Whitelist(source) },
    FindEntries,
    KeepEntries,
  ],
  exports: [Whitelist],
})
export class WhitelistModule {}
