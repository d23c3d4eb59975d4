import { Db } from '@hub/nest-kit/db';
import { ExportRepository, OwnExports } from '@hub/nest-kit/exports';
import { NeighboursModule } from '../../neighbours/neighbours.module.ts';
import { ProgramModule } from '../../program/program.module.ts';
import { AskCodeExport } from './ask-code-export.ts';
import { codeExports } from './code-export.ts';
import { FindLocks } from './find-locks.ts';
import { FindRedemptions } from './find-redemptions.ts';
import { GiveSubstitute } from './give-substitute.ts';
import { OwnCodeExportsController, RedemptionsController } from './redemptions.controller.ts';
import { Unlock } from './unlock.ts';

export const imports = [NeighboursModule, ProgramModule];

/** The files first: what follows would take their address for an event's number. */
export const controllers = [OwnCodeExportsController, RedemptionsController];

export const providers = [
  FindLocks,
  FindRedemptions,
  Unlock,
  GiveSubstitute,
  ExportRepository,
  AskCodeExport,
  {
    provide: OwnExports,
    inject: [Db, ExportRepository],
    useFactory: (db: Db, box: ExportRepository) => new OwnExports(db, box, codeExports),
  },
];

export const exports = [ExportRepository];
