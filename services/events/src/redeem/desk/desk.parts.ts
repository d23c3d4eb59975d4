import type { Provider } from '@nestjs/common';
import type { Traces } from '@hub/nest-kit/audit';
import type { Db } from '@hub/nest-kit/db';
import { ExportBox, OwnExports } from '@hub/nest-kit/exports';
import type { FileStore } from '@hub/nest-kit/files';
import type { CodeKeys } from '../../code-keys.ts';
import { FindEvents } from '../../program/find-events.ts';
import { AskCodeExport } from './ask-code-export.ts';
import { codeExports } from './code-export.ts';
import { FindLocks } from './find-locks.ts';
import { FindRedemptions } from './find-redemptions.ts';
import { GiveSubstitute } from './give-substitute.ts';
import type { GameRoles } from './known-role.ts';
import { OwnCodeExportsController, RedemptionsController } from './redemptions.controller.ts';
import { Unlock } from './unlock.ts';

export type RedemptionDeskParts = {
  db: Db;
  traces: Traces;
  keys: CodeKeys;
  store: FileStore;
  publicUrl: string;
  roles: GameRoles;
};

/** The files first: what follows would take their address for the number of an event. */
export const redemptionDeskControllers = [OwnCodeExportsController, RedemptionsController];

export function redemptionDeskProviders({
  db,
  traces,
  keys,
  store,
  publicUrl,
  roles,
}: RedemptionDeskParts): Provider[] {
  const events = new FindEvents(db, publicUrl);
  const locks = new FindLocks(db, events);
  const box = new ExportBox(db, store);
  return [
    { provide: FindLocks, useValue: locks },
    { provide: FindRedemptions, useValue: new FindRedemptions(db, traces, keys, events, locks) },
    { provide: Unlock, useValue: new Unlock(db, locks) },
    { provide: GiveSubstitute, useValue: new GiveSubstitute(db, keys, events, roles) },
    { provide: AskCodeExport, useValue: new AskCodeExport(db, box, events) },
    { provide: OwnExports, useValue: new OwnExports(db, box, codeExports) },
  ];
}
