import { Injectable } from '@nestjs/common';
import type { SurveyTextsQuery, SurveyTextsView } from '@hub/contracts/surveys';
import { taipeiIso, type StaffPrincipal } from '@hub/contracts/shared';
import { Db } from '@hub/nest-kit/db';
import type { Answer } from '../players/save-answer.ts';
import { SurveyKeys } from '../survey-keys.ts';
import { FindSurvey } from '../surveys/find-survey.ts';
import { mustSee } from '../surveys/survey.policy.ts';
import { publishedForms } from './published-forms.ts';

const PAGE = 20;
/** Answers that are opened at a time, and for one page: few may have been shown the question. */
const BATCH = 100;
const MOST = 1000;

type Text = SurveyTextsView['data'][number];
type Opened = Pick<Answer, 'id' | 'subject' | 'box' | 'version_no' | 'created_at'>;

/** What was written to one question for words, without whose it is. */
@Injectable()
export class FindTexts {
  constructor(
    private readonly db: Db,
    private readonly find: FindSurvey,
    private readonly keys: SurveyKeys,
  ) {}

  async run(who: StaffPrincipal, id: number, { question, version, page }: SurveyTextsQuery): Promise<SurveyTextsView> {
    const survey = await this.find.byId(id);
    mustSee(who, survey?.game_id);
    const found: Text[] = [];
    let before = page ?? null;
    const versions = (await this.versionsForWords(id, question)).filter(
      (no) => version === undefined || no === version,
    );
    if (versions.length === 0) return { data: [], page: { next: null } };
    for (let opened = 0; opened < MOST; opened += BATCH) {
      const rows = await this.batch(id, versions, before);
      for (const row of rows) {
        before = Number(row.id);
        const text = this.keys.personalOf(row)[question];
        if (text) found.push({ id: before, text, version: row.version_no, at: taipeiIso(row.created_at) });
        if (found.length === PAGE) return { data: found, page: { next: String(before) } };
      }
      if (rows.length < BATCH) return { data: found, page: { next: null } };
    }
    return { data: found, page: { next: before === null ? null : String(before) } };
  }

  /** Published versions that ask it for words: an address under the same name is no text. */
  private async versionsForWords(survey: number, question: string): Promise<number[]> {
    const forms = await publishedForms(this.db.source, survey);
    return forms
      .filter(({ fields }) => fields.some(({ key, kind }) => key === question && kind === 'text'))
      .map(({ no }) => no);
  }

  private batch(survey: number, versions: readonly number[], before: number | null): Promise<Opened[]> {
    return this.db.source.query<Opened[]>(
      `SELECT id, subject, box, version_no, created_at FROM answer
        WHERE survey_id = ? AND version_no IN (?) ${before === null ? '' : 'AND id < ?'} ORDER BY id DESC LIMIT ${BATCH}`,
      [survey, versions, ...(before === null ? [] : [before])],
    );
  }
}
