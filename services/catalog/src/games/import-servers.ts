import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import {
  catalogTexts,
  textsOf,
  type ServerBody,
  type ServersImportBody,
  type ServersImportView,
} from '@hub/contracts/catalog';
import { fieldIn, otherLanguages, sentenceOf, sharedTexts, translationsOf } from '@hub/contracts/shared';
import { Db, isDuplicate, type Tx } from '@hub/nest-kit/db';
import { AppError, type StaffCaller } from '@hub/nest-kit/http';
import { Game } from './game.entity.ts';
import { Server } from './server.entity.ts';
import { pairKey } from '../settings/pair-key.ts';
import { serverKind, serverValues } from './server.kind.ts';
import { modeAt } from '../settings/setting.policy.ts';
import { SettingChanged, SettingNotFound } from '../settings/settings.errors.ts';
import { valuesOf } from '../settings/values.ts';
import { readServers, type LineFault, type ReadServers } from './read-servers.ts';

type Told = ServersImportView['data'];
type Difference = {
  added: ServerBody[];
  changed: { before: Server; after: ServerBody }[];
  same: number;
  unnamed: number;
};

/** How many differences and faults are named; the rest is counted. */
const NAMED = 200;
const CHUNK = 500;

const lineOf = ({ name, name_hk, name_en, status, sort }: ServerBody) =>
  [name, name_hk, name_en, status, sort].filter((part) => part !== '').join(' · ');
const bodyOf = (row: Server) => serverValues(row) as unknown as ServerBody;

/** Names in languages that a file has no column for stay as they are. */
function withKnownNames(after: ServerBody, before: Server | undefined, { languages }: ReadServers): ServerBody {
  const kept = otherLanguages.filter((language) => !languages.includes(language));
  return {
    ...after,
    ...(before &&
      Object.fromEntries(
        kept.map((language) => [fieldIn('name', language), before.translations?.[language]?.name ?? '']),
      )),
  };
}

/**
 * First the differences; then, with the mark of what was looked at, all in one transaction. What the file lacks stays.
 */
@Injectable()
export class ImportServers {
  constructor(private readonly db: Db) {}

  async run(caller: StaffCaller, { game_id, csv, apply, seen }: ServersImportBody): Promise<Told> {
    const mode = modeAt(caller.who, serverKind, game_id);
    if (mode === null || !(await this.db.source.manager.existsBy(Game, { game_id }))) throw new SettingNotFound();
    if (mode !== 'save') throw new AppError(403, { msg: { code: 'FORBIDDEN' } });
    const read = readServers(game_id, csv);
    const words = faultWords(caller, read.faults);
    if (!apply) return this.told(await this.compared(this.db.source, game_id, read), read.rows.length, words, false);
    if (read.faults.length > 0) throw new AppError(400, { csv: { code: 'CSV_FAULTS' } });
    return this.db.runTx(async (tx) => {
      await tx.manager.query('SELECT game_id FROM game WHERE game_id = ? FOR UPDATE', [game_id]);
      const found = await this.compared(tx, game_id, read);
      // Sent again after its answer was lost: everything is as the file says.
      if (found.added.length + found.changed.length === 0) return this.told(found, read.rows.length, [], true);
      if (found.mark !== seen) throw new SettingChanged();
      await this.write(tx, caller, game_id, found);
      return this.told(found, read.rows.length, [], true);
    });
  }

  private async compared({ manager }: Pick<Tx, 'manager'>, game_id: string, read: ReadServers) {
    const known = await manager.find(Server, { where: { game_id }, order: { server_id: 'ASC' } });
    const byId = new Map(known.map((row) => [row.server_id, row]));
    const found: Difference = { added: [], changed: [], same: 0, unnamed: known.length };
    for (const { server } of read.rows) {
      const before = byId.get(server.server_id);
      const after = withKnownNames(server, before, read);
      if (!before) found.added.push(after);
      else {
        found.unnamed -= 1;
        if (lineOf(bodyOf(before)) === lineOf(after)) found.same += 1;
        else found.changed.push({ before, after });
      }
    }
    const mark = createHash('sha256')
      .update(JSON.stringify(known.map(serverValues)))
      .digest('hex')
      .slice(0, 32);
    return { ...found, mark };
  }

  private async write(
    { manager, audit }: Tx,
    { who, rid, ip }: StaffCaller,
    game_id: string,
    found: Difference,
  ): Promise<void> {
    const rows = [...found.added, ...found.changed.map(({ after }) => after)];
    const olds = new Map(found.changed.map(({ before }) => [before.server_id, before]));
    for (let at = 0; at < rows.length; at += CHUNK) {
      const part = rows.slice(at, at + CHUNK);
      await manager.query(
        `INSERT INTO server (game_id, server_id, name, translations, status, sort) VALUES ?
          ON DUPLICATE KEY UPDATE name = VALUES(name), translations = VALUES(translations), status = VALUES(status),
            sort = VALUES(sort)`,
        [part.map((row) => [game_id, row.server_id, row.name, translatedName(row), row.status, row.sort])],
      );
      const keys = part.map(({ server_id }) => pairKey(game_id, server_id));
      const last = await manager.query<{ key: string; version: number }[]>(
        `SELECT object_key AS \`key\`, MAX(version) AS version FROM catalog_version
          WHERE kind = 'servers' AND object_key IN (?) GROUP BY object_key`,
        [keys],
      );
      const versions = new Map(last.map(({ key, version }) => [key, Number(version)]));
      const noted = part.flatMap((row) => {
        const key = pairKey(game_id, row.server_id);
        const old = olds.get(row.server_id);
        const version = versions.get(key) ?? 0;
        const now = ['servers', key, 'saved', JSON.stringify(valuesOf(row)), who.login, who.name] as const;
        const base =
          version === 0 && old ? [['servers', key, 'saved', JSON.stringify(serverValues(old)), '', '', 1]] : [];
        return [...base, [...now, version + base.length + 1]];
      });
      const names = 'kind, object_key, state, body, by_login, by_name, version';
      await manager.query(`INSERT INTO catalog_version (${names}) VALUES ?`, [noted]).catch((error: unknown) => {
        // Somebody saved one of them by hand at the same moment.
        throw isDuplicate(error) ? new SettingChanged() : error;
      });
    }
    const detail = { added: found.added.length, changed: found.changed.length, unnamed: found.unnamed };
    await audit({
      actor_kind: 'staff',
      actor: who.login,
      action: 'setting.imported',
      game_id,
      object: `servers:${game_id}`,
      detail: JSON.stringify(detail),
      rid,
      address: ip,
    });
  }

  private told(found: Difference & { mark: string }, rows: number, faults: Told['faults'], applied: boolean): Told {
    const { added, changed, same, unnamed } = found;
    return {
      seen: found.mark,
      applied,
      rows,
      same,
      unnamed,
      added: added.slice(0, NAMED).map((row) => ({ server_id: row.server_id, before: '', after: lineOf(row) })),
      changed: changed.slice(0, NAMED).map(({ before, after }) => ({
        server_id: after.server_id,
        before: lineOf(bodyOf(before)),
        after: lineOf(after),
      })),
      faults: faults.slice(0, NAMED),
      fault_count: faults.length,
      added_count: added.length,
      changed_count: changed.length,
    };
  }
}

const translatedName = (row: ServerBody) => JSON.stringify(translationsOf(row, textsOf('servers')));

const faultWords = ({ language }: StaffCaller, faults: LineFault[]): Told['faults'] =>
  faults.map(({ line, code, params }) => ({
    line,
    text: sentenceOf({ ...sharedTexts, ...catalogTexts }, code, language, params),
  }));
