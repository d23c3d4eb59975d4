import { Feature } from '@hub/nest-kit/app';
import { Db } from '@hub/nest-kit/db';
import { ExportBox, OwnExports, writesExports } from '@hub/nest-kit/exports';
import { DataSource } from 'typeorm';
import { CodeKeys } from '../../code-keys.ts';
import { CodesModule } from '../../codes.module.ts';
import { NeighboursModule } from '../../neighbours/neighbours.module.ts';
import { ProgramModule } from '../../program/program.module.ts';
import { AskCodeExport } from './ask-code-export.ts';
import { codeExportKinds } from './code-export-kinds.ts';
import { codeExports } from './code-export.ts';
import { FindLocks } from './find-locks.ts';
import { FindRedemptions } from './find-redemptions.ts';
import { GiveSubstitute } from './give-substitute.ts';
import { OwnCodeExportsController, RedemptionsController } from './redemptions.controller.ts';
import { Unlock } from './unlock.ts';

/** What the desk reads and does of redemptions. The files first: what follows would take their address for an event's number. */
@Feature({
  imports: [CodesModule, NeighboursModule, ProgramModule],
  controllers: [OwnCodeExportsController, RedemptionsController],
  http: [
    FindLocks,
    FindRedemptions,
    Unlock,
    GiveSubstitute,
    ExportBox,
    AskCodeExport,
    {
      provide: OwnExports,
      inject: [Db, ExportBox],
      useFactory: (db: Db, box: ExportBox) => new OwnExports(db, box, codeExports),
    },
  ],
  worker: [writesExports([DataSource, CodeKeys], codeExportKinds)],
  exports: [ExportBox],
})
export class RedemptionDeskModule {}
