import { Injectable } from '@nestjs/common';
import type { SurveyExportBody, SurveyExportView } from '@hub/contracts/surveys';
import { Db, hashOfFields, runIdempotent, saveResult } from '@hub/nest-kit/db';
import { ExportRepository, type ExportJob } from '@hub/nest-kit/exports';
import { TooMany, type StaffCaller } from '@hub/nest-kit/http';
import { FindSurvey } from '../surveys/find-survey.ts';
import { keyNeeded, surveyAbsent } from '../surveys/survey.errors.ts';
import { mustEdit } from '../surveys/survey.policy.ts';
import { ANSWERS, surveyExportAudit, surveyExportView, type AnswersFilter } from './survey-export.ts';

/** Of one person. */
const AT_ONCE = 3;
const WAIT_S = 60;

/** Staff asks for the answers of a survey as a file. Once per submit; the audit has what and why first. */
@Injectable()
export class AskExport {
  constructor(
    private readonly db: Db,
    private readonly box: ExportRepository,
    private readonly find: FindSurvey,
  ) {}

  async run(caller: StaffCaller, id: number, body: SurveyExportBody): Promise<SurveyExportView> {
    const { who, key, language } = caller;
    const survey = await this.find.byId(id);
    mustEdit(who, survey?.game_id);
    if (!survey) throw surveyAbsent();
    if (key === null) throw keyNeeded();
    const { personal, reason = '' } = body;
    const filter: AnswersFilter = { survey: id, title: survey.title, game: survey.game_id, reason };
    const submit = { scope: `survey.export:staff.${who.id}`, key, hash: hashOfFields({ id, personal, reason }) };
    const job = await runIdempotent(this.db.source, submit, () =>
      this.db.runTx(async (tx) => {
        const owner = { id: who.id, name: who.name };
        const made = await this.box.ask(tx, { kind: ANSWERS, owner, filter, personal, language });
        if ((await this.box.underWay(tx, who.id)).length > AT_ONCE) throw new TooMany(WAIT_S);
        const [row] = await tx.manager.query<[ExportJob]>('SELECT * FROM export_job WHERE id = ?', [made]);
        await tx.audit(surveyExportAudit(caller, 'survey.export', row));
        await saveResult(tx, submit, made);
        return made;
      }),
    );
    return { data: surveyExportView(await this.box.byId(job)) };
  }
}
