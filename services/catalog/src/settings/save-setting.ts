import { Injectable } from '@nestjs/common';
import { mayBeMade, settingBodies, type SettingValues } from '@hub/contracts/catalog';
import {
  Db,
  findResult,
  hashOfFields,
  isDuplicate,
  saveResult,
  ConcurrentSubmit,
  type IdempotentSubmit,
  type Tx,
} from '@hub/nest-kit/db';
import { checked, Forbidden, type StaffCaller } from '@hub/nest-kit/http';
import type { AnyObject, ObjectSchema } from 'yup';
import { settingAudit } from './setting.audit.ts';
import type { SettingKind } from './setting-kind.ts';
import { modeAt, readable } from './setting.policy.ts';
import { SettingNotFound, SettingRefused } from './settings.errors.ts';
import { valuesOf } from './values.ts';
import { lastVersion, noteVersion } from './versions.ts';

type Saved = { key: string };

@Injectable()
export class SaveSetting {
  constructor(private readonly db: Db) {}

  async add(caller: StaffCaller, kind: SettingKind, body: unknown): Promise<Saved> {
    if (!mayBeMade(kind.name)) throw new SettingNotFound();
    const typed = await this.valuesIn(kind, body);
    const after = kind.begin?.(typed) ?? typed;
    const mode = demandWriter(caller, kind, after);
    const submit = caller.key
      ? { scope: `setting:${kind.name}:${caller.who.id}`, key: caller.key, hash: hashOfFields(after) }
      : null;
    const natural = kind.keyOf(after);
    const earlier = submit && (await findResult(this.db.source, submit));
    if (earlier) return { key: natural ?? String(earlier) };
    try {
      return await this.db.runTx(async (tx) => {
        const { manager } = tx;
        if (natural !== null && (await kind.load(manager, natural)))
          throw new SettingRefused(lastOf(kind), 'SETTING_EXISTS');
        await kind.check?.(manager, after, null);
        // What is only proposed is not shown.
        const key = await kind.write(manager, mode === 'draft' ? { ...after, published: false } : after, null);
        const seen = await lastVersion(manager, { kind: kind.name, key });
        await this.note(tx, caller, kind, { key, seen, mode, before: null, after });
        if (submit) await saveResult(tx, submit, natural === null ? Number(key) : 1);
        return { key };
      });
    } catch (error) {
      return this.afterTwin(error, submit, natural, kind);
    }
  }

  /** Throws `SettingChanged` when `seen` is not the last version any more. */
  async change(caller: StaffCaller, kind: SettingKind, key: string, seen: number, body: unknown): Promise<void> {
    const after = await this.valuesIn(kind, body);
    await this.db.runTx(async (tx) => {
      const before = await loaded(tx, caller, kind, key);
      const modes = [demandWriter(caller, kind, before), demandWriter(caller, kind, after)];
      for (const name of kind.fixed) if (before[name] !== after[name]) throw new SettingRefused(name, 'SETTING_FIXED');
      await kind.check?.(tx.manager, after, key);
      const mode = modes.includes('draft') ? 'draft' : 'save';
      await this.note(tx, caller, kind, { key, seen, mode, before, after });
      if (mode === 'save') await kind.write(tx.manager, after, key);
    });
  }

  /** Takes a row away; its versions stay. */
  async remove(caller: StaffCaller, kind: SettingKind, key: string, seen: number): Promise<void> {
    await this.db.runTx(async (tx) => {
      const before = await loaded(tx, caller, kind, key);
      if (!kind.remove) throw new SettingNotFound();
      if (demandWriter(caller, kind, before) !== 'save') throw new Forbidden();
      const named = { kind: kind.name, key };
      const version = await noteVersion(tx.manager, named, caller, { seen, state: 'removed', before, after: before });
      await kind.remove(tx.manager, key);
      const game = kind.gameOf(before);
      await tx.audit(settingAudit(caller, 'setting.removed', { ...named, game, version, before, after: null }));
    });
  }

  private async valuesIn(kind: SettingKind, body: unknown): Promise<SettingValues> {
    const values = valuesOf(await checked(settingBodies[kind.name] as ObjectSchema<AnyObject>, body));
    return kind.clean?.(values) ?? values;
  }

  private async note(
    tx: Tx,
    caller: StaffCaller,
    kind: SettingKind,
    done: { key: string; seen: number; mode: 'save' | 'draft'; before: SettingValues | null; after: SettingValues },
  ): Promise<void> {
    const { key, seen, mode, before, after } = done;
    const named = { kind: kind.name, key };
    const state = mode === 'draft' ? 'draft' : 'saved';
    const version = await noteVersion(tx.manager, named, caller, { seen, state, before, after });
    const action = mode === 'draft' ? 'setting.drafted' : before ? 'setting.changed' : 'setting.added';
    await tx.audit(settingAudit(caller, action, { ...named, game: kind.gameOf(after), version, before, after }));
  }

  /** The same form arrived twice at once: the other one's row is the row. */
  private async afterTwin(
    error: unknown,
    submit: IdempotentSubmit | null,
    natural: string | null,
    kind: SettingKind,
  ): Promise<Saved> {
    if (submit && (error instanceof ConcurrentSubmit || error instanceof SettingRefused || isDuplicate(error))) {
      const twin = await findResult(this.db.source, submit);
      if (twin) return { key: natural ?? String(twin) };
    }
    throw isDuplicate(error) ? new SettingRefused(lastOf(kind), 'SETTING_EXISTS') : error;
  }
}

const lastOf = ({ fixed }: SettingKind) => fixed.at(-1) ?? 'msg';

async function loaded({ manager }: Tx, { who }: StaffCaller, kind: SettingKind, key: string): Promise<SettingValues> {
  return readable(who, kind, await kind.load(manager, key)).values;
}

function demandWriter({ who }: StaffCaller, kind: SettingKind, values: SettingValues): 'save' | 'draft' {
  const mode = modeAt(who, kind, kind.gameOf(values));
  if (mode === null || mode === 'read') throw new Forbidden();
  return mode;
}
