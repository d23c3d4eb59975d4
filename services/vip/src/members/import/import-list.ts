import { Injectable } from '@nestjs/common';
import { vipEditors, vipImportBody, type VipImport } from '@hub/contracts/vip';
import { BulkRepository } from '@hub/nest-kit/bulk';
import { Db, hashOfFields, runIdempotent, saveResult } from '@hub/nest-kit/db';
import { checked, type StaffCaller, type Upload } from '@hub/nest-kit/http';
import { vipAudit } from '../../vip.audit.ts';
import { fileNeeded, gamesFor, keyNeeded, mustEdit } from '../members.policy.ts';
import { FindImports } from './find-imports.ts';
import { VIP_LIST } from './import-kind.ts';

/** Takes a file of entries: it is sealed and waits for the worker. */
@Injectable()
export class ImportList {
  constructor(
    private readonly db: Db,
    private readonly bulk: BulkRepository,
    private readonly find: FindImports,
  ) {}

  async run(caller: StaffCaller, upload: Upload): Promise<VipImport> {
    const { who, key } = caller;
    // Before a byte of the file is read.
    gamesFor(who, vipEditors);
    const { fields, files } = await upload.read();
    const { game_id } = await checked(vipImportBody, fields);
    const [file] = files;
    if (!file) throw fileNeeded();
    mustEdit(who, game_id);
    if (key === null) throw keyNeeded();
    const hash = hashOfFields({ game_id, sha256: file.sha256 });
    const id = await runIdempotent(this.db.source, { scope: `vip.import:staff.${who.id}`, key, hash }, async () => {
      const sealed = await this.bulk.seal(file.path);
      return this.db.runTx(async (tx) => {
        const made: { insertId: number } = await tx.manager.query(
          `INSERT INTO vip_import (game_id, state, file_name, file_sha256, made_by) VALUES (?, 'waiting', ?, ?, ?)`,
          [game_id, [...file.name].slice(0, 100).join(''), Buffer.from(file.sha256, 'hex'), who.name],
        );
        await this.bulk.add(tx, { kind: VIP_LIST, subject: made.insertId, ...sealed });
        const detail = JSON.stringify({ file_name: file.name, file_sha256: file.sha256, bytes: file.bytes });
        const object = `vip-import:${made.insertId}`;
        await tx.audit(vipAudit(caller, 'vip.import', game_id, { object, detail }));
        await saveResult(tx, { scope: `vip.import:staff.${who.id}`, key, hash }, made.insertId);
        return made.insertId;
      });
    });
    return this.find.one(who, id);
  }
}
