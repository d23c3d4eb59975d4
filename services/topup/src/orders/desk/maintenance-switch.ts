import { Injectable } from '@nestjs/common';
import { gamesOf, readTaipei, taipeiIso, type StaffPrincipal } from '@hub/contracts/shared';
import {
  maintenanceEnders,
  maintenanceReaders,
  maintenanceStarters,
  type MaintenanceBody,
  type MaintenanceSwitchView,
} from '@hub/contracts/topup';
import { namedObject } from '@hub/nest-kit/audit';
import { Db } from '@hub/nest-kit/db';
import { Forbidden, type StaffCaller } from '@hub/nest-kit/http';
import { addSetting, lastVersion } from '../../shop/add-setting.ts';
import { ShopSettings, type Setting } from '../../shop/shop-settings.ts';
import { byStaff } from '../order.audit.ts';
import { maintenanceMoved, maintenancePast, maintenanceWindow } from './desk.errors.ts';

type View = MaintenanceSwitchView['data'];
type Window = { starts_at: Date | undefined; until: Date | null };

/** Whoever is on duty at any game may shut the whole shop; opening it is for those who have all of it. */
const may = (who: StaffPrincipal): View['may'] => [
  ...(gamesOf(who, maintenanceStarters).length > 0 ? (['start'] as const) : []),
  ...(gamesOf(who, maintenanceEnders) === '*' ? (['end'] as const) : []),
];

@Injectable()
export class MaintenanceSwitch {
  constructor(
    private readonly db: Db,
    private readonly settings: ShopSettings,
  ) {}

  async read({ who }: StaffCaller): Promise<MaintenanceSwitchView> {
    if (gamesOf(who, maintenanceReaders).length === 0) throw new Forbidden();
    this.settings.forget();
    const [now, planned, version] = await Promise.all([
      this.settings.find('maintenance'),
      this.settings.planned('maintenance'),
      lastVersion(this.db.source, 'maintenance', ''),
    ]);
    return { data: { now: stateView(now), planned: planned && stateView(planned), version, may: may(who) } };
  }

  /** `seen`: the version that was read. What was planned before is dropped by it. */
  async change(caller: StaffCaller, body: MaintenanceBody, seen: number): Promise<MaintenanceSwitchView> {
    const { who } = caller;
    if (!may(who).includes(body.on ? 'start' : 'end')) throw new Forbidden();
    const { starts_at, until } = windowOf(body);
    const { on, bulletin, bulletin_hk, bulletin_en, reason } = body;
    const said = { on, bulletin, bulletin_hk, bulletin_en, until: until && taipeiIso(until) };
    await this.db.runTx(async (tx) => {
      const added = await addSetting(tx, {
        kind: 'maintenance',
        seen,
        starts_at,
        body: said,
        by_name: who.name,
        reason,
      });
      if (!added) throw maintenanceMoved();
      await tx.audit({
        ...byStaff(caller),
        action: on ? 'topup.maintenance.start' : 'topup.maintenance.end',
        game_id: '',
        ...namedObject('topup', 'maintenance', { ...said, starts_at: starts_at && taipeiIso(starts_at), reason }),
      });
    });
    return this.read(caller);
  }
}

/** Minutes of Taipei. */
function windowOf({ starts_at, until, on }: MaintenanceBody): Window {
  const at = (text: string | undefined) => (text ? (readTaipei(text)?.from ?? null) : null);
  const [begins, ends] = [at(starts_at), on ? at(until) : null];
  if (begins && begins.getTime() <= Date.now()) throw maintenancePast('starts_at');
  if (ends && ends.getTime() <= Date.now()) throw maintenancePast('until');
  if (begins && ends && ends <= begins) throw maintenanceWindow();
  return { starts_at: begins ?? undefined, until: ends };
}

function stateView(setting: Setting<'maintenance'> | null): View['now'] {
  const { on = false, bulletin = '', bulletin_hk = '', bulletin_en = '', until = null } = setting?.body ?? {};
  return {
    on,
    bulletin,
    bulletin_hk,
    bulletin_en,
    starts_at: setting ? taipeiIso(setting.starts_at) : '',
    until: until && taipeiIso(new Date(until)),
    by: setting?.by_name ?? '',
    reason: setting?.reason ?? '',
  };
}
