import { Injectable } from '@nestjs/common';
import type { SurveyContent, SurveyEdition, SurveyPhase } from '@hub/contracts/surveys';
import { Db } from '@hub/nest-kit/db';
import type { Survey } from './survey.entity.ts';

export type { Survey } from './survey.entity.ts';

export type OpenSurvey = Survey & { now: Date };

/** `no`: the version. */
export type Asked = { survey: Survey; no: number; content: SurveyContent };

export function phaseOf({ state, opens_at, closes_at, now }: OpenSurvey): SurveyPhase {
  if (state !== 'published') return state;
  if (closes_at && closes_at <= now) return 'ended';
  return opens_at && opens_at > now ? 'upcoming' : 'open';
}

const SURVEY = 'SELECT *, NOW(3) AS now FROM survey';

/** Surveys and their versions. */
@Injectable()
export class FindSurvey {
  constructor(private readonly db: Db) {}

  async byKey(key: string): Promise<OpenSurvey | null> {
    if (!/^[a-z0-9-]{1,32}$/.test(key)) return null;
    const [row] = await this.db.source.query<OpenSurvey[]>(`${SURVEY} WHERE survey_key = ?`, [key]);
    return row ?? null;
  }

  /** The published exclusive survey of a game. */
  async ofEdition(game: string, edition: SurveyEdition): Promise<OpenSurvey | null> {
    const [row] = await this.db.source.query<OpenSurvey[]>(`${SURVEY} WHERE slot = ?`, [`${game}:${edition}`]);
    return row ?? null;
  }

  async byId(id: number): Promise<OpenSurvey | null> {
    const [row] = await this.db.source.query<OpenSurvey[]>(`${SURVEY} WHERE id = ?`, [id]);
    return row ?? null;
  }

  async content(id: number, no: number): Promise<SurveyContent | null> {
    const [row] = await this.db.source.query<{ content: string }[]>(
      'SELECT content FROM survey_version WHERE survey_id = ? AND no = ?',
      [id, no],
    );
    return row ? (JSON.parse(row.content) as SurveyContent) : null;
  }

  /** Those that players have or had before them: the live version, or an older published one that a page still shows. */
  async published(survey: Survey, version: string | undefined): Promise<Asked | null> {
    const no = version === undefined ? survey.live_no : Number(version);
    if (no > survey.live_no) return null;
    const [row] = await this.db.source.query<{ content: string }[]>(
      'SELECT content FROM survey_version WHERE survey_id = ? AND no = ? AND published_at IS NOT NULL',
      [survey.id, no],
    );
    return row ? { survey, no, content: JSON.parse(row.content) as SurveyContent } : null;
  }
}
