import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '@hub/nest-kit/app';
import type { AuditExportBody, AuditExportView } from '@hub/contracts/identity';
import { hashOfFields, runIdempotent, saveResult, Db, type IdempotentSubmit } from '@hub/nest-kit/db';
import { ExportRepository } from '@hub/nest-kit/exports';
import type { StaffCaller } from '@hub/nest-kit/http';
import { AuditExportFull, AuditExportSame, TooManyAuditExports } from '../audit.errors.ts';
import { auditGames, exportedGames } from '../audit.policy.ts';
import {
  AUDIT_EXPORT,
  askedRows,
  auditOfExport,
  filterOf,
  type AskedRows,
  type AuditExportFilter,
} from './audit-export.ts';
import { auditExportView } from './audit-export.view.ts';

const AT_ONCE = 3;
const MB = 1024 * 1024;

/** Somebody asks for the rows of a search as a file. Once per submit; the audit has who, what and why before a row is read. */
@Injectable()
export class AskAuditExport {
  constructor(
    private readonly db: Db,
    private readonly box: ExportRepository,
    @Inject(CONFIG) private readonly config: { EXPORTS_MB: number },
  ) {}

  async run(caller: StaffCaller, body: AuditExportBody): Promise<AuditExportView> {
    const asked = askedRows(body);
    const games = exportedGames(auditGames(caller.who), asked);
    const { who, key } = caller;
    const submit: IdempotentSubmit | null = key
      ? { scope: `staff/audit/exports:staff.${who.id}`, key, hash: hashOfFields(body) }
      : null;
    const id = await runIdempotent(this.db.source, submit, async () => {
      if ((await this.box.keptBytes()) >= this.config.EXPORTS_MB * MB) throw new AuditExportFull();
      return this.store(caller, asked, games, body.reason, submit);
    });
    return { data: auditExportView(await this.box.byId(id)) };
  }

  private store(
    caller: StaffCaller,
    asked: AskedRows,
    games: string[] | '*',
    reason: string,
    submit: IdempotentSubmit | null,
  ): Promise<number> {
    const { who, rid, ip, language } = caller;
    const filter: AuditExportFilter = { asked, reason, rid, games: null };
    const owner = { id: who.id, name: who.name };
    return this.db.runTx(async (tx) => {
      const id = await this.box.ask(tx, { kind: AUDIT_EXPORT, owner, filter, personal: true, language });
      // First, so that a twin of this submit is known for what it is, and not for another wish of the same rows.
      if (submit) await saveResult(tx, submit, id);
      // Looked at with the own row: of several that are asked for at one moment each waits for the others.
      const underWay = await this.box.underWay(tx, who.id);
      const same = JSON.stringify(asked);
      if (underWay.some((job) => job.id !== id && JSON.stringify(filterOf(job).asked) === same)) {
        throw new AuditExportSame();
      }
      if (underWay.length > AT_ONCE) throw new TooManyAuditExports(AT_ONCE);
      const by = { action: 'export.ask', actor_kind: 'staff' as const, actor: who.login, rid, address: ip };
      await tx.audit(auditOfExport(by, id, games, { ...asked, reason }));
      return id;
    });
  }
}
