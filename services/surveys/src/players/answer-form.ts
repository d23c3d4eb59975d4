import { Injectable } from '@nestjs/common';
import type { SurveyFormBody, SurveyFormView } from '@hub/contracts/surveys';
import { Db, findResult, hashOfFields } from '@hub/nest-kit/db';
import { checked, type Caller } from '@hub/nest-kit/http';
import { SurveyKeys } from '../survey-keys.ts';
import { FindSurvey, phaseOf, type OpenSurvey } from '../surveys/find-survey.ts';
import { filled, onlyPreview, surveyClosed } from '../surveys/survey.errors.ts';
import { readCode } from './log-in.ts';
import type { Qualification } from './qualification.entity.ts';
import { SaveAnswer } from './save-answer.ts';
import { settingsView } from './survey.view.ts';
import { Tries } from './tries.ts';

type ByCode = { survey: OpenSurvey; qualification: Qualification; subject: Buffer };

/** The form of an exclusive survey, which a code opens. */
@Injectable()
export class AnswerForm {
  constructor(
    private readonly db: Db,
    private readonly find: FindSurvey,
    private readonly keys: SurveyKeys,
    private readonly tries: Tries,
    private readonly save: SaveAnswer,
  ) {}

  async show({ ip }: Caller, key: string, code: string): Promise<SurveyFormView> {
    const preview = await this.previewed(key, code);
    if (preview) return preview;
    const { survey, qualification, subject } = await this.byCode(ip, key, code);
    const content = await this.find.content(survey.id, survey.live_no);
    if (!content) throw surveyClosed();
    return {
      settings: settingsView(survey, survey.live_no, content),
      char_name: qualification.char_name,
      filled: await this.isFilled(survey.id, subject),
      preview: false,
    };
  }

  /** The first answers count: whoever sends others is told so. */
  async answer({ ip, key: formKey, language }: Caller, key: string, body: SurveyFormBody): Promise<{ msg: string }> {
    if (await this.previewed(key, body.code)) throw onlyPreview();
    const { survey, qualification, subject } = await this.byCode(ip, key, body.code);
    const asked = await this.find.published(survey, body.version);
    if (!asked || asked.content.embed_url !== '') throw surveyClosed();
    const answers = await checked(asked.schema, body.answers);
    const submit = formKey
      ? { scope: `survey.form:${survey.id}:${qualification.id}`, key: formKey, hash: hashOfFields({ ...answers }) }
      : null;
    if (submit && (await findResult(this.db.source, submit)) !== null) return { msg: 'ok' };
    await this.tries.count('answer', ip);
    const { role_id } = qualification;
    await this.save.run({
      asked,
      answers,
      sender: { server_id: '', role_id, partner_uid: '', qualification: qualification.id },
      subject,
      rewarded: subject,
      language,
      submit,
      refusal: filled,
    });
    return { msg: 'ok' };
  }

  private async byCode(ip: string, key: string, typed: string): Promise<ByCode> {
    const survey = await this.find.byKey(key);
    if (survey?.kind !== 'exclusive' || phaseOf(survey) !== 'open') throw surveyClosed();
    await this.tries.count('code', ip);
    const [qualification] = await this.db.source.query<Qualification[]>(
      'SELECT * FROM qualification WHERE survey_id = ? AND code = ?',
      [survey.id, readCode(typed)],
    );
    if (!qualification) throw surveyClosed();
    await this.tries.uncount('code', ip);
    return { survey, qualification, subject: this.keys.subjectOf(survey.id, 'qualification', qualification.id) };
  }

  /** Of the draft, for who was given a code by the desk. */
  private async previewed(key: string, code: string): Promise<SurveyFormView | null> {
    if (!code.startsWith('preview.')) return null;
    const survey = await this.find.byKey(key);
    if (!survey || !this.keys.isPreview(survey.id, code)) throw surveyClosed();
    const content = await this.find.content(survey.id, survey.draft_no);
    if (!content) throw surveyClosed();
    return {
      settings: settingsView(survey, survey.draft_no, content, true),
      char_name: '',
      filled: false,
      preview: true,
    };
  }

  private async isFilled(survey: number, subject: Buffer): Promise<boolean> {
    const rows = await this.db.source.query<unknown[]>('SELECT 1 FROM answer WHERE survey_id = ? AND subject = ?', [
      survey,
      subject,
    ]);
    return rows.length > 0;
  }
}
