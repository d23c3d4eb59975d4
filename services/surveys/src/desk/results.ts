import { Injectable } from '@nestjs/common';
import type { SurveyField, SurveyResultsView } from '@hub/contracts/surveys';
import { taipeiIso, type StaffPrincipal } from '@hub/contracts/shared';
import { Db } from '@hub/nest-kit/db';
import { FindSurvey } from '../surveys/find-survey.ts';
import { surveyAbsent } from '../surveys/survey.errors.ts';
import { mustSee } from '../surveys/survey.policy.ts';
import type { OptionCount } from './count.entity.ts';
import { lastAsked, publishedForms } from './published-forms.ts';

const DAYS = 366;
const UNCOUNTED = 10_000;
const asked: readonly string[] = ['radio', 'checks', 'consent'];

type Count = Pick<OptionCount, 'field' | 'choice'> & { many: string };
type Day = { version_no: number; day: string; many: number; counted_at: Date };

/** What was answered, from the counts alone: as much work for ten answers as for a million. */
@Injectable()
export class Results {
  constructor(
    private readonly db: Db,
    private readonly find: FindSurvey,
  ) {}

  /** Throws 404 for a version that was not published. */
  async run(who: StaffPrincipal, id: number, version?: number): Promise<SurveyResultsView> {
    const survey = await this.find.byId(id);
    mustSee(who, survey?.game_id);
    const forms = await publishedForms(this.db.source, id);
    const shown = version === undefined ? forms : forms.filter(({ no }) => no === version);
    if (version !== undefined && shown.length === 0) throw surveyAbsent();
    const fields = lastAsked(shown);
    const all = await this.days(id);
    const days = all.filter(({ version_no }) => version === undefined || version_no === version);
    const counted = sumOf(days);
    const last = days.map(({ counted_at }) => counted_at.getTime());
    return {
      data: {
        answers: counted + (await this.waiting(id, version)),
        counted,
        counted_at: last.length === 0 ? null : taipeiIso(new Date(Math.max(...last))),
        questions: questionsOf(
          fields.filter(({ kind }) => asked.includes(kind)),
          await this.counts(id, version),
        ),
        written: fields.filter(({ kind }) => kind === 'text').map(({ key, label }) => ({ key, label })),
        versions: forms.toReversed().map(({ no, published_at }) => ({
          no,
          published_at: taipeiIso(published_at),
          answers: sumOf(all.filter(({ version_no }) => version_no === no)),
        })),
        days: byDay(days).slice(0, DAYS),
      },
    };
  }

  private counts(id: number, version: number | undefined): Promise<Count[]> {
    const [ofThat, ...values] = ofVersion(version);
    return this.db.source.query<Count[]>(
      `SELECT field, choice, SUM(many) AS many FROM option_count WHERE survey_id = ? ${ofThat} GROUP BY field, choice`,
      [id, ...values],
    );
  }

  private days(id: number): Promise<Day[]> {
    return this.db.source.query<Day[]>(
      `SELECT version_no, DATE_FORMAT(day, '%Y-%m-%d') AS day, many, counted_at FROM day_count
        WHERE survey_id = ? ORDER BY day_count.day DESC`,
      [id],
    );
  }

  private async waiting(id: number, version: number | undefined): Promise<number> {
    const [ofThat, ...values] = ofVersion(version);
    const [row] = await this.db.source.query<{ many: string }[]>(
      `SELECT COUNT(*) AS many FROM
        (SELECT survey_id, version_no FROM answer WHERE counted = 0 LIMIT ${UNCOUNTED}) AS u
        WHERE survey_id = ? ${ofThat}`,
      [id, ...values],
    );
    return Number(row?.many ?? 0);
  }
}

const ofVersion = (version: number | undefined): [sql: string, ...values: number[]] =>
  version === undefined ? [''] : ['AND version_no = ?', version];

const sumOf = (days: readonly Day[]) => days.reduce((sum, { many }) => sum + many, 0);

function byDay(days: readonly Day[]): SurveyResultsView['data']['days'] {
  const sums = new Map<string, number>();
  for (const { day, many } of days) sums.set(day, (sums.get(day) ?? 0) + many);
  return [...sums].map(([day, answers]) => ({ day, answers }));
}

function questionsOf(fields: readonly SurveyField[], counts: readonly Count[]) {
  const many = (field: string, choice: string) =>
    Number(counts.find((one) => one.field === field && one.choice === choice)?.many ?? 0);
  return fields.map(({ key, kind, label, options = [] }) => ({
    key,
    kind,
    label,
    answered: many(key, ''),
    options: options.map((option) => ({ ...option, count: many(key, option.key) })),
  }));
}
