import { Injectable } from '@nestjs/common';
import { fieldsIn, type SurveyContent, type SurveyTextsQuery, type SurveyTextsView } from '@hub/contracts/surveys';
import { taipeiIso, type StaffPrincipal } from '@hub/contracts/shared';
import { Db } from '@hub/nest-kit/db';
import type { Answer } from '../players/save-answer.ts';
import { SurveyKeys } from '../survey-keys.ts';
import { FindSurvey } from '../surveys/find-survey.ts';
import { mustSee } from '../surveys/survey.policy.ts';

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

  async run(who: StaffPrincipal, id: number, { question, page }: SurveyTextsQuery): Promise<SurveyTextsView> {
    const survey = await this.find.byId(id);
    mustSee(who, survey?.game_id);
    const found: Text[] = [];
    let before = page ?? null;
    if (!(await this.isForWords(id, question))) return { data: [], page: { next: null } };
    for (let opened = 0; opened < MOST; opened += BATCH) {
      const rows = await this.batch(id, before);
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

  /** In every published version that asks it: an address under the same name is no text. */
  private async isForWords(survey: number, question: string): Promise<boolean> {
    const versions = await this.db.source.query<{ content: string }[]>(
      'SELECT content FROM survey_version WHERE survey_id = ? AND published_at IS NOT NULL',
      [survey],
    );
    const asked = versions
      .flatMap(({ content }) => fieldsIn((JSON.parse(content) as SurveyContent).form))
      .filter(({ key }) => key === question);
    return asked.length > 0 && asked.every(({ kind }) => kind === 'text');
  }

  private batch(survey: number, before: number | null): Promise<Opened[]> {
    return this.db.source.query<Opened[]>(
      `SELECT id, subject, box, version_no, created_at FROM answer WHERE survey_id = ? ${before === null ? '' : 'AND id < ?'}
        ORDER BY id DESC LIMIT ${BATCH}`,
      [survey, ...(before === null ? [] : [before])],
    );
  }
}
