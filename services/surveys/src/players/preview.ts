import { Injectable } from '@nestjs/common';
import { formAddress, type SurveyPreviewView } from '@hub/contracts/surveys';
import type { StaffCaller } from '@hub/nest-kit/http';
import { SurveyKeys } from '../survey-keys.ts';
import { FindSurvey } from '../surveys/find-survey.ts';
import { surveyAbsent } from '../surveys/survey.errors.ts';
import { mustSee } from '../surveys/survey.policy.ts';

const PREVIEW_MS = 15 * 60_000;

/** The draft of a survey as its page will be, for staff of its game. */
@Injectable()
export class Preview {
  constructor(
    private readonly find: FindSurvey,
    private readonly keys: SurveyKeys,
  ) {}

  async run({ who }: StaffCaller, key: string): Promise<SurveyPreviewView> {
    const survey = await this.find.byKey(key);
    mustSee(who, survey?.game_id);
    const content = survey && (await this.find.content(survey.id, survey.draft_no));
    if (!survey || !content) throw surveyAbsent();
    const code = this.keys.previewCode(survey.id, new Date(Date.now() + PREVIEW_MS));
    return { msg: { title: survey.title, form_url: formAddress(survey.survey_key, content.embed_url, code) } };
  }
}
