import { Injectable } from '@nestjs/common';
import {
  vipEditors,
  vipReaders,
  vipRowFaultText,
  vipTexts,
  type VipImport,
  type VipImportsView,
  type VipLinesQuery,
  type VipLinesView,
} from '@hub/contracts/vip';
import { sentenceOf, staffMay, taipeiIso, type Language, type StaffPrincipal } from '@hub/contracts/shared';
import { importedFileView, isImportOpen, type FileWithJob } from '@hub/nest-kit/bulk';
import { Db } from '@hub/nest-kit/db';
import { FOREVER_AT } from '../../ranking/said.ts';
import type { VipEntry } from '../entry.entity.ts';
import { gamesFor, importAbsent, mustSee } from '../members.policy.ts';
import type { VipImportLine, VipImportRow } from './import.entity.ts';
import { listImport } from './import-approval.kind.ts';
import { VIP_LIST } from './import-kind.ts';

const PAGE = 25;
const LINES = 50;
export type ShownImport = VipImportRow &
  FileWithJob & {
    approval: number | null;
    asker_id: number | null;
  };

const IMPORTS = `SELECT i.*, j.done_count, j.all_count, j.expires_at, a.id AS approval, a.asker_id
  FROM vip_import i LEFT JOIN bulk_job j ON j.kind = '${VIP_LIST}' AND j.subject_id = i.id
    LEFT JOIN approval a ON a.open_key = CONCAT('${listImport.name}:', i.id) AND a.state = 'open' AND a.expires_at > NOW(3)`;

/** Imports of the reader's games, the newest first. */
@Injectable()
export class FindImports {
  constructor(private readonly db: Db) {}

  async list(who: StaffPrincipal, page: number | undefined): Promise<VipImportsView> {
    const games = gamesFor(who, vipReaders);
    const where = [games === '*' ? '' : 'i.game_id IN (?)', page ? 'i.id < ?' : ''].filter(Boolean).join(' AND ');
    const rows = await this.db.source.query<ShownImport[]>(
      `${IMPORTS} ${where && `WHERE ${where}`} ORDER BY i.id DESC LIMIT ${PAGE + 1}`,
      [...(games === '*' ? [] : [games]), ...(page ? [page] : [])],
    );
    const shown = rows.slice(0, PAGE);
    return {
      data: shown.map((row) => importView(row, who)),
      page: { next: rows.length > PAGE ? String(shown.at(-1)?.id) : null },
    };
  }

  async one(who: StaffPrincipal, id: number): Promise<VipImport> {
    return importView(await this.row(who, id), who);
  }

  /** One of the reader's games; throws when there is none. */
  async row(who: StaffPrincipal, id: number): Promise<ShownImport> {
    const [row] = Number.isSafeInteger(id)
      ? await this.db.source.query<ShownImport[]>(`${IMPORTS} WHERE i.id = ?`, [id])
      : [];
    mustSee(who, row?.game_id, vipReaders, importAbsent);
    return row as ShownImport;
  }

  /** Lines of one kind in the order of the file, with what stands of their accounts now. */
  async lines(
    who: StaffPrincipal,
    id: number,
    { kind, page }: VipLinesQuery,
    language: Language,
  ): Promise<VipLinesView> {
    const { game_id } = await this.row(who, id);
    const rows = await this.db.source.query<VipImportLine[]>(
      `SELECT * FROM vip_import_line WHERE import_id = ? AND kind = ? AND line > ? ORDER BY line LIMIT ${LINES + 1}`,
      [id, kind, page ?? 0],
    );
    const shown = rows.slice(0, LINES);
    const uids = shown.map(({ partner_uid }) => partner_uid).filter(Boolean);
    const standing = new Map(
      (uids.length === 0 || kind === 'fault'
        ? []
        : await this.db.source.query<VipEntry[]>('SELECT * FROM vip_entry WHERE game_id = ? AND partner_uid IN (?)', [
            game_id,
            uids,
          ])
      ).map((entry) => [entry.partner_uid, entry]),
    );
    return {
      data: shown.map((row) => {
        const before = standing.get(row.partner_uid);
        return {
          line: row.line,
          partner_uid: row.partner_uid,
          before: before ? termsView(before) : null,
          after: row.fault === '' ? termsView(row as VipImportLine & { begins_at: Date; ends_at: Date }) : null,
          error: row.fault === '' ? '' : sentenceOf(vipTexts, vipRowFaultText[row.fault], language),
          value: row.value,
        };
      }),
      page: { next: rows.length > LINES ? String(shown.at(-1)?.line) : null },
    };
  }
}

type Terms = Pick<VipEntry, 'level' | 'begins_at' | 'ends_at' | 'agent' | 'note'>;
const termsView = ({ level, begins_at, ends_at, agent, note }: Terms) => ({
  level,
  begins_on: taipeiIso(begins_at).slice(0, 10),
  ends_on: ends_at >= FOREVER_AT ? '' : taipeiIso(ends_at).slice(0, 10),
  agent,
  note,
});

function importView(row: ShownImport, who: StaffPrincipal): VipImport {
  const edits = staffMay(who, vipEditors, row.game_id);
  const cancels = isImportOpen(row) && (row.asker_id === null || row.asker_id === who.id);
  const asks = row.state === 'checked' && row.faults === 0 && row.approval === null && row.fresh + row.changed > 0;
  return {
    ...importedFileView(row),
    game_id: row.game_id,
    changed: row.changed,
    approval: row.approval,
    may: edits ? [...(asks ? (['request'] as const) : []), ...(cancels ? (['cancel'] as const) : [])] : [],
  };
}
