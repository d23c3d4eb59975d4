import { AddApprovals1797400000000 } from '../approval/approval-table.migration.ts';
import { CalendarRow } from '../calendar/calendar.entity.ts';
import { KeepCalendar1799700000000 } from '../calendar/keep-calendar.migration.ts';
import { ExportJob } from '../exports/export.entity.ts';
import { KeepAuditExports1798000013000 } from '../exports/keep-exports.migration.ts';
import { PartnerCall } from '../partner/incoming/partner-call.entity.ts';
import { KeepPartnerCalls1798000010100 } from '../partner/incoming/partner-call.migration.ts';
import { KeepProviderMessages1799800000000 } from '../provider-messages/keep-provider-messages.migration.ts';
import { ErasedRow } from '../person-data/erased.entity.ts';
import { KeepErased1800001400000 } from '../person-data/keep-erased.migration.ts';
import { ProviderMessage } from '../provider-messages/provider-message.entity.ts';
import { HeldAccount } from '../retention/held-account.entity.ts';
import { HoldAccounts1799600000000 } from '../retention/hold-accounts.migration.ts';
import { KeepSwept1799500000000 } from '../retention/keep-swept.migration.ts';
import { SweptRow } from '../retention/swept.entity.ts';
import { KeepSchedules1799000200100 } from '../schedules/keep-schedules.migration.ts';
import { NameProcesses1800003300000 } from '../schedules/name-processes.migration.ts';
import { ScheduleRun } from '../schedules/schedule.entity.ts';
import { ChainAudit1795200000000 } from './chain-audit.migration.ts';
import { KeepHeartbeat1799000000000 } from './heartbeat.ts';
import { createKitTables, kitEntities } from './kit-tables.ts';
import { migrationOf, type MigrationClass } from './migration-of.ts';
import type { Schema } from './mysql.ts';

/** Beside the first tables of the kit (`tables`, or `createKitTables` in the first migration). */
const always: Schema = {
  entities: [...kitEntities, SweptRow, ErasedRow],
  migrations: [
    ChainAudit1795200000000,
    AddApprovals1797400000000,
    KeepHeartbeat1799000000000,
    KeepSwept1799500000000,
    KeepErased1800001400000,
  ],
};

const features = {
  /** For a service whose own migrations begin after all of the kit's: those of before made these tables themselves. */
  tables: { entities: [], migrations: [migrationOf('CreateKitTables1795000000000', createKitTables)] },
  'partner-calls': { entities: [PartnerCall], migrations: [KeepPartnerCalls1798000010100] },
  'provider-messages': { entities: [ProviderMessage], migrations: [KeepProviderMessages1799800000000] },
  exports: { entities: [ExportJob], migrations: [KeepAuditExports1798000013000] },
  schedules: { entities: [ScheduleRun], migrations: [KeepSchedules1799000200100, NameProcesses1800003300000] },
  calendar: { entities: [CalendarRow], migrations: [KeepCalendar1799700000000] },
  'held-accounts': { entities: [HeldAccount], migrations: [HoldAccounts1799600000000] },
} satisfies Record<string, Schema>;

export type KitFeature = keyof typeof features;

/** `before`: migrations of the kit whose tables a migration of the service's own made before there was one for all. */
type Own = Schema & { kit?: readonly KitFeature[]; parts?: readonly Schema[]; before?: readonly MigrationClass[] };

/** Migrations run by the time in their names; of two with the same time the kit's comes first. */
export function serviceSchema({ kit = [], parts = [], before = [], entities, migrations }: Own): Schema {
  const all: Schema[] = [always, ...kit.map((name) => features[name]), ...parts, { entities, migrations }];
  return {
    entities: all.flatMap((one) => one.entities),
    migrations: all.flatMap((one) => one.migrations).filter((one) => !before.includes(one)),
  };
}
