import { wordsIn, type SurveyField } from '@hub/contracts/surveys';
import { spoken, taipeiMinute, type Language, type Sentence } from '@hub/contracts/shared';
import type { Cell, ExportKindParts, ExportKinds } from '@hub/nest-kit/exports';
import type { DataSource } from 'typeorm';
import type { Answer } from '../players/save-answer.ts';
import type { Choices } from '../players/split-answers.ts';
import type { Personal, SurveyKeys } from '../survey-keys.ts';
import { lastAsked, publishedForms, type PublishedForm } from './published-forms.ts';
import { ANSWERS, type AnswersFilter } from './survey-export.ts';

/** Rows that are held at a time. */
const BATCH = 500;
const PERSONAL_KINDS: readonly string[] = ['email', 'phone', 'role'];

type Column = [head: string, cell: (row: Answer, choices: Choices, personal: Personal) => Cell];

const heads = {
  id: { tw: '編號', en: 'Number' },
  at: { tw: '填寫時間', en: 'Answered at' },
  version: { tw: '問卷版本', en: 'Version' },
  role: { tw: '角色 ID', en: 'Character ID' },
  name: { tw: '角色名稱', en: 'Character' },
  yes: { tw: '是', en: 'Yes' },
} satisfies Record<string, Sentence>;

/** The answers of a survey, oldest first, a batch at a time. Who somebody is stands only in a file that was asked for with a reason. */
export const answersFile = (source: DataSource, keys: SurveyKeys): ExportKinds => ({
  [ANSWERS]: async ({ filter, personal, language }): Promise<ExportKindParts> => {
    const { survey } = filter as AnswersFilter;
    const columns = columnsOf(await publishedForms(source, survey), personal, language);
    return {
      head: columns.map(([head]) => head),
      count: async () => {
        const [row] = await source.query<{ many: string }[]>(
          'SELECT COUNT(*) AS many FROM answer WHERE survey_id = ?',
          [survey],
        );
        return Number(row?.many ?? 0);
      },
      batches: () => batches(source, survey, (row) => cellsOf(row, columns, keys)),
    };
  },
});

async function* batches(source: DataSource, survey: number, cells: (row: Answer) => Cell[]): AsyncIterable<Cell[][]> {
  let last = '0';
  for (;;) {
    const rows = await source.query<Answer[]>(
      `SELECT * FROM answer WHERE survey_id = ? AND id > ? ORDER BY id LIMIT ${BATCH}`,
      [survey, last],
    );
    if (rows.length > 0) yield rows.map(cells);
    last = rows.at(-1)?.id ?? last;
    if (rows.length < BATCH) return;
  }
}

const cellsOf = (row: Answer, columns: readonly Column[], keys: SurveyKeys): Cell[] => {
  const choices = JSON.parse(row.choices) as Choices;
  const personal = keys.personalOf(row);
  return columns.map(([, cell]) => cell(row, choices, personal));
};

/** A column for each question of every version, headed as the last one asked it; below it each answer reads as its own version does. */
function columnsOf(forms: readonly PublishedForm[], personal: boolean, language: Language): Column[] {
  const isShown = ({ kind }: SurveyField) =>
    kind !== 'note' && kind !== 'role' && (personal || !PERSONAL_KINDS.includes(kind));
  const shown = forms.map(({ no, fields }) => ({ no, fields: fields.filter(isShown) }));
  const asked = new Map(shown.map(({ no, fields }) => [no, new Map(fields.map((field) => [field.key, field]))]));
  const head = (name: keyof typeof heads) => spoken(heads[name], language);
  return [
    [head('id'), ({ id }) => id],
    [head('at'), ({ created_at }) => taipeiMinute(created_at)],
    [head('version'), ({ version_no }) => version_no],
    ...(personal
      ? ([
          [head('role'), ({ role_id }) => role_id],
          [head('name'), (_, __, { roleName = '' }) => roleName],
        ] satisfies Column[])
      : []),
    ...lastAsked(shown).map(({ key, label }): Column => [
      wordsIn(label, language),
      (row, ...said) => answerIn(asked.get(row.version_no)?.get(key), said, language),
    ]),
  ];
}

function answerIn(field: SurveyField | undefined, [choices, personal]: [Choices, Personal], language: Language): Cell {
  if (!field) return '';
  const { key, options = [] } = field;
  const said = choices[key] ?? personal[key] ?? '';
  if (typeof said === 'boolean') return said ? spoken(heads.yes, language) : '';
  const labels = [said].flat().map((one) => {
    const option = options.find((known) => known.key === one);
    return option ? wordsIn(option.label, language) : one;
  });
  return labels.join('、');
}
