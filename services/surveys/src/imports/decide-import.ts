import { Injectable } from '@nestjs/common';
import type { SurveyImport } from '@hub/contracts/surveys';
import { BulkRepository } from '@hub/nest-kit/bulk';
import { Db, type Tx } from '@hub/nest-kit/db';
import type { StaffCaller } from '@hub/nest-kit/http';
import { importCards } from '../rewards/write-card.ts';
import { surveyAudit } from '../surveys/survey.audit.ts';
import { importAbsent, importFaults, importState, surveyMoved } from '../surveys/survey.errors.ts';
import { mustEdit } from '../surveys/survey.policy.ts';
import { FindImports, type ShownImport } from './find-imports.ts';
import { bulkName } from './import-kind.ts';
import { editorsOf } from './import.policy.ts';

const SLICE = 1000;

export type SeenImport = { caller: StaffCaller; id: number; seen: number; reason: string };

/** What becomes of a file that was read: all of it counts, or none. */
@Injectable()
export class DecideImport {
  constructor(
    private readonly db: Db,
    private readonly bulk: BulkRepository,
    private readonly find: FindImports,
  ) {}

  apply(of: SeenImport): Promise<SurveyImport> {
    return this.change(of, 'survey.import.apply', async (tx, row) => {
      if (row.state !== 'checked' || row.fresh === 0) throw importState();
      if (row.faults > 0) throw importFaults(row.faults);
      if (!(await this.bulk.commit(tx, bulkName(row.kind), row.id))) throw importState();
      await applyLines(tx, row);
      await tx.manager.query(
        "UPDATE survey_import SET state = 'done', applied_by = ?, applied_at = NOW(3), version = version + 1 WHERE id = ?",
        [of.caller.who.name, row.id],
      );
    });
  }

  cancel(of: SeenImport): Promise<SurveyImport> {
    return this.change(of, 'survey.import.cancel', async (tx, row) => {
      if (!(await this.bulk.cancel(tx, bulkName(row.kind), row.id))) throw importState();
      await tx.manager.query("UPDATE survey_import SET state = 'cancelled', version = version + 1 WHERE id = ?", [
        row.id,
      ]);
    });
  }

  private async change(
    { caller, id, seen, reason }: SeenImport,
    action: string,
    work: (tx: Tx, row: ShownImport) => Promise<void>,
  ): Promise<SurveyImport> {
    const row = await this.find.row(caller.who, id);
    mustEdit(caller.who, row.game_id, editorsOf[row.kind], importAbsent);
    await this.db.runTx(async (tx) => {
      const [held] = await tx.manager.query<{ version: number }[]>(
        'SELECT version FROM survey_import WHERE id = ? FOR UPDATE',
        [id],
      );
      if (held?.version !== seen || row.version !== seen) throw surveyMoved();
      await work(tx, row);
      const survey = { id: row.survey_id, game_id: row.game_id };
      const detail = { import: id, kind: row.kind, fresh: row.fresh, same: row.same, reason };
      await tx.audit(surveyAudit(caller, action, survey, detail));
    });
    return this.find.one(caller.who, id);
  }
}

/** In slices, so that no statement takes long; all in the transaction of the decision. The lines of card codes go with it. */
async function applyLines(tx: Tx, { id, kind, survey_id }: ShownImport): Promise<void> {
  const { manager } = tx;
  for (let after = 0; ;) {
    const [slice] = await manager.query<{ last: number | null }[]>(
      `SELECT MAX(line) AS last FROM (SELECT line FROM survey_import_line
        WHERE import_id = ? AND kind = 'fresh' AND line > ? ORDER BY line LIMIT ${SLICE}) AS slice`,
      [id, after],
    );
    if (!slice?.last) break;
    const from = "FROM survey_import_line WHERE import_id = ? AND kind = 'fresh' AND line > ? AND line <= ?";
    const values = [id, after, slice.last];
    if (kind === 'card_codes') await importCards(tx, survey_id, [from, ...values]);
    else
      await manager.query(
        `INSERT IGNORE INTO qualification (survey_id, role_id, account_id, char_name)
          SELECT ?, role_id, account_id, char_name ${from}`,
        [survey_id, ...values],
      );
    after = slice.last;
  }
  await manager.query('DELETE FROM survey_import_line WHERE import_id = ?', [id]);
}
