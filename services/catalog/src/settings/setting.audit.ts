import type { SettingValues } from '@hub/contracts/catalog';
import { namedObject } from '@hub/nest-kit/audit';
import type { AuditEntry } from '@hub/nest-kit/audit';
import type { StaffCaller } from '@hub/nest-kit/http';

const SHOWN = 400;
const short = (value: string | boolean | undefined) =>
  typeof value === 'string' && value.length > SHOWN ? `${value.slice(0, SHOWN)}…` : (value ?? null);

type Change = {
  kind: string;
  key: string;
  game: string;
  version: number;
  before: SettingValues | null;
  after: SettingValues | null;
};

/** The trace of a change: the fields that differ, long texts by their beginning; the version has the whole. */
export function settingAudit(caller: StaffCaller, action: string, change: Change): AuditEntry {
  const { before, after } = change;
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  const changed = names.filter((name) => before?.[name] !== after?.[name]);
  const of = (values: SettingValues | null) =>
    values && Object.fromEntries(changed.map((name) => [name, short(values[name])]));
  return {
    actor_kind: 'staff',
    actor: caller.who.login,
    action,
    game_id: change.game === '*' ? '' : change.game,
    ...namedObject(change.kind, change.key, { version: change.version, before: of(before), after: of(after) }, 'key'),
    rid: caller.rid,
    address: caller.ip,
  };
}
