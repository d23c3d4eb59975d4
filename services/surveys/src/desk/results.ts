import { Injectable } from '@nestjs/common';
import { fieldsIn, type SurveyContent, type SurveyField, type SurveyResultsView } from '@hub/contracts/surveys';
import { taipeiIso, type StaffPrincipal } from '@hub/contracts/shared';
import { Db } from '@hub/nest-kit/db';
import type { DayCount, OptionCount } from './count.entity.ts';
import { FindSurvey } from '../surveys/find-survey.ts';
import { mustSee } from '../surveys/survey.policy.ts';

const DAYS = 366;
const UNCOUNTED = 10_000;
const asked: readonly string[] = ['radio', 'checks', 'consent'];

type Version = { content: string };
type Days = DayCount & { spoken: string };

/** What was answered, from the counts alone: as much work for ten answers as for a million. */
@Injectable()
export class Results {
  constructor(
    private readonly db: Db,
    private readonly find: FindSurvey,
  ) {}

  async run(who: StaffPrincipal, id: number): Promise<SurveyResultsView> {
    const survey = await this.find.byId(id);
    mustSee(who, survey?.game_id);
    const { source } = this.db;
    const versions = await source.query<Version[]>(
      'SELECT content FROM survey_version WHERE survey_id = ? AND published_at IS NOT NULL ORDER BY no',
      [id],
    );
    const counts = await source.query<OptionCount[]>(
      'SELECT field, choice, many FROM option_count WHERE survey_id = ?',
      [id],
    );
    const days = await source.query<Days[]>(
      "SELECT many, counted_at, DATE_FORMAT(day, '%Y-%m-%d') AS spoken FROM day_count WHERE survey_id = ? ORDER BY day DESC",
      [id],
    );
    const [waiting] = await source.query<{ many: string }[]>(
      `SELECT COUNT(*) AS many FROM (SELECT survey_id FROM answer WHERE counted = 0 LIMIT ${UNCOUNTED}) AS u WHERE survey_id = ?`,
      [id],
    );
    const counted = days.reduce((sum, { many }) => sum + many, 0);
    const last = days.map(({ counted_at }) => counted_at.getTime());
    return {
      data: {
        answers: counted + Number(waiting?.many ?? 0),
        counted,
        counted_at: last.length === 0 ? null : taipeiIso(new Date(Math.max(...last))),
        questions: questionsOf(versions, counts),
        days: days.slice(0, DAYS).map(({ spoken, many }) => ({ day: spoken, answers: many })),
      },
    };
  }
}

/** Of every published version, in the words of the last one that asked it. */
function questionsOf(versions: readonly Version[], counts: readonly OptionCount[]) {
  const fields = new Map<string, SurveyField>();
  for (const { content } of versions)
    for (const field of fieldsIn((JSON.parse(content) as SurveyContent).form))
      if (asked.includes(field.kind)) fields.set(field.key, withOptionsOf(field, fields.get(field.key)));
  const many = (field: string, choice: string) =>
    counts.find((one) => one.field === field && one.choice === choice)?.many ?? 0;
  return [...fields.values()].map(({ key, kind, label, options = [] }) => ({
    key,
    kind,
    label,
    answered: many(key, ''),
    options: options.map((option) => ({ ...option, count: many(key, option.key) })),
  }));
}

/** An option that is asked no more keeps its place behind the others. */
const withOptionsOf = (field: SurveyField, before: SurveyField | undefined): SurveyField => {
  const own = field.options ?? [];
  const gone = (before?.options ?? []).filter((one) => !own.some(({ key }) => key === one.key));
  return { ...field, options: [...own, ...gone] };
};
