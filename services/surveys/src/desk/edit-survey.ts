import { Injectable } from '@nestjs/common';
import { surveyContentBody, type NewSurveyBody, type SurveyContent } from '@hub/contracts/surveys';
import { Db, hashOfFields, runIdempotent, saveResult, type Tx } from '@hub/nest-kit/db';
import { checked, type StaffCaller } from '@hub/nest-kit/http';
import { FindSurvey, type Survey } from '../surveys/find-survey.ts';
import { surveyAudit } from '../surveys/survey.audit.ts';
import { keyNeeded, surveyMoved, surveyState } from '../surveys/survey.errors.ts';
import { mustEdit } from '../surveys/survey.policy.ts';
import { endSurvey, insertSurvey, lockSurvey, publishDraft, saveDraft } from '../surveys/write-survey.ts';

type Seen = { id: number; seen: number };

/** What event operators make of surveys. Each change as it was read. */
@Injectable()
export class EditSurvey {
  constructor(
    private readonly db: Db,
    private readonly find: FindSurvey,
  ) {}

  /** Once for each form. Returns its number. */
  create(caller: StaffCaller, body: NewSurveyBody): Promise<number> {
    const { who, key } = caller;
    mustEdit(who, body.game_id);
    if (key === null) throw keyNeeded();
    const submit = { scope: `survey.create:staff.${who.id}`, key, hash: hashOfFields({ ...body }) };
    return runIdempotent(this.db.source, submit, () =>
      this.db.runTx(async (tx) => {
        const id = await insertSurvey(tx, body, who.name);
        const detail = { key: body.key, kind: body.kind, title: body.title.tw };
        await tx.audit(surveyAudit(caller, 'survey.create', { id, game_id: body.game_id }, detail));
        await saveResult(tx, submit, id);
        return id;
      }),
    );
  }

  /** `sent`: as it came; the survey's own kind says by which rules it is read. */
  async save(caller: StaffCaller, of: Seen, sent: unknown): Promise<void> {
    const survey = await this.find.byId(of.id);
    mustEdit(caller.who, survey?.game_id);
    const content = await checked(surveyContentBody((survey as Survey).kind), sent);
    await this.change(caller, of, async (tx, row) => {
      await saveDraft(tx, row, content, caller.who.name);
      await tx.audit(surveyAudit(caller, 'survey.save', row, { title: content.title.tw }));
    });
  }

  publish(caller: StaffCaller, of: Seen, reason: string): Promise<void> {
    return this.change(caller, of, async (tx, row) => {
      if (row.draft_no === row.live_no) throw surveyState();
      const [draft] = await tx.manager.query<[{ content: string }]>(
        'SELECT content FROM survey_version WHERE survey_id = ? AND no = ?',
        [row.id, row.draft_no],
      );
      await publishDraft(tx, row, JSON.parse(draft.content) as SurveyContent, caller.who.name);
      await tx.audit(surveyAudit(caller, 'survey.publish', row, { version: row.draft_no, reason }));
    });
  }

  end(caller: StaffCaller, of: Seen, reason: string): Promise<void> {
    return this.change(caller, of, async (tx, row) => {
      await endSurvey(tx, row, caller.who.name);
      await tx.audit(surveyAudit(caller, 'survey.end', row, { reason }));
    });
  }

  private async change(caller: StaffCaller, { id, seen }: Seen, work: (tx: Tx, row: Survey) => Promise<void>) {
    const survey = await this.find.byId(id);
    mustEdit(caller.who, survey?.game_id);
    await this.db.runTx(async (tx) => {
      const row = await lockSurvey(tx, id);
      if (row?.version !== seen) throw surveyMoved();
      await work(tx, row);
    });
  }
}
