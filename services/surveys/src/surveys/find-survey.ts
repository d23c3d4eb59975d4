import { Injectable } from '@nestjs/common';
import { answersSchema, type SurveyContent, type SurveyEdition, type SurveyPhase } from '@hub/contracts/surveys';
import { Db } from '@hub/nest-kit/db';
import { TtlCache } from '@hub/nest-kit/http';
import type { Survey } from './survey.entity.ts';

export type { Survey } from './survey.entity.ts';

export type OpenSurvey = Survey & { now: Date };

type Version = { content: SurveyContent; schema: ReturnType<typeof answersSchema> };
/** `no`: the version. `schema`: of its answers. */
export type Asked = Version & { survey: Survey; no: number };

const VERSION_MS = 600_000;
const VERSIONS = 100;

export function phaseOf({ state, opens_at, closes_at, now }: OpenSurvey): SurveyPhase {
  if (state !== 'published') return state;
  if (closes_at && closes_at <= now) return 'ended';
  return opens_at && opens_at > now ? 'upcoming' : 'open';
}

const SURVEY = 'SELECT *, NOW(3) AS now FROM survey';

/** Surveys and their versions. */
@Injectable()
export class FindSurvey {
  /** What was published never changes, and a schema takes longer to build than to check answers by. */
  private readonly versions = new TtlCache<Version | null>(VERSION_MS, VERSIONS);

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
  async published(survey: Survey, asked: string | undefined): Promise<Asked | null> {
    const no = asked === undefined ? survey.live_no : Number(asked);
    if (no > survey.live_no) return null;
    const version = await this.versions.get(`${survey.id}:${no}`, () => this.readPublished(survey.id, no));
    return version && { survey, no, ...version };
  }

  private async readPublished(id: number, no: number): Promise<Version | null> {
    const [row] = await this.db.source.query<{ content: string }[]>(
      'SELECT content FROM survey_version WHERE survey_id = ? AND no = ? AND published_at IS NOT NULL',
      [id, no],
    );
    if (!row) return null;
    const content = JSON.parse(row.content) as SurveyContent;
    return { content, schema: answersSchema(content.form) };
  }
}
