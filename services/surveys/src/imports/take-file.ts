import { Injectable } from '@nestjs/common';
import type { SurveyImport, SurveyImportKind } from '@hub/contracts/surveys';
import { BulkRepository } from '@hub/nest-kit/bulk';
import { Db, hashOfFields, insertRow, runIdempotent, saveResult } from '@hub/nest-kit/db';
import type { StaffCaller, Upload } from '@hub/nest-kit/http';
import { FindSurvey } from '../surveys/find-survey.ts';
import { surveyAudit } from '../surveys/survey.audit.ts';
import { exclusiveOnly, fileNeeded, keyNeeded, surveyAbsent } from '../surveys/survey.errors.ts';
import { mustEdit } from '../surveys/survey.policy.ts';
import { FindImports } from './find-imports.ts';
import { bulkName } from './import-kind.ts';
import { editorsOf } from './import.policy.ts';

const NAME_MOST = 100;

/** Takes a file: it is sealed and waits for the worker. */
@Injectable()
export class TakeFile {
  constructor(
    private readonly db: Db,
    private readonly bulk: BulkRepository,
    private readonly find: FindSurvey,
    private readonly imports: FindImports,
  ) {}

  async run(caller: StaffCaller, survey: number, kind: SurveyImportKind, upload: Upload): Promise<SurveyImport> {
    const { who, key } = caller;
    // Before a byte of the file is read.
    const known = await this.find.byId(survey);
    mustEdit(who, known?.game_id, editorsOf[kind]);
    if (!known) throw surveyAbsent();
    if (known.kind !== 'exclusive') throw exclusiveOnly();
    if (key === null) throw keyNeeded();
    const { files } = await upload.read();
    const [file] = files;
    if (!file) throw fileNeeded();
    const submit = {
      scope: `survey.import:staff.${who.id}`,
      key,
      hash: hashOfFields({ survey, kind, sha256: file.sha256 }),
    };
    const id = await runIdempotent(this.db.source, submit, async () => {
      const sealed = await this.bulk.seal(file.path);
      return this.db.runTx(async (tx) => {
        const made = await insertRow(tx.manager, 'survey_import', {
          survey_id: survey,
          kind,
          state: 'waiting',
          file_name: [...file.name].slice(0, NAME_MOST).join(''),
          file_sha256: Buffer.from(file.sha256, 'hex'),
          made_by: who.name,
        });
        await this.bulk.add(tx, { kind: bulkName(kind), subject: made, ...sealed });
        const detail = { import: made, kind, file_name: file.name, file_sha256: file.sha256, bytes: file.bytes };
        await tx.audit(surveyAudit(caller, 'survey.import', known, detail));
        await saveResult(tx, submit, made);
        return made;
      });
    });
    return this.imports.one(who, id);
  }
}
