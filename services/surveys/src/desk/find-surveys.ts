import { Injectable } from '@nestjs/common';
import {
  cardCodeEditors,
  surveyEditors,
  type CardCodeState,
  type SurveyAction,
  type SurveyContent,
  type SurveyData,
  type SurveyRow,
  type SurveysQuery,
  type SurveysView,
} from '@hub/contracts/surveys';
import { staffMay, taipeiIso, type StaffPrincipal } from '@hub/contracts/shared';
import { Db } from '@hub/nest-kit/db';
import { FindSurvey, phaseOf, type OpenSurvey } from '../surveys/find-survey.ts';
import { surveyAbsent } from '../surveys/survey.errors.ts';
import { surveyMoves } from '../surveys/survey.moves.ts';
import { gamesSeen, mustSee } from '../surveys/survey.policy.ts';
import { contentView, playersAddress } from './content.view.ts';

const PAGE = 20;
/** More that wait for the count are not worth counting one by one. */
const UNCOUNTED = 10_000;

type Counted = OpenSurvey & { counted: string | number };

const SURVEYS = `SELECT s.*, NOW(3) AS now,
  COALESCE((SELECT SUM(many) FROM day_count d WHERE d.survey_id = s.id), 0)
    + (SELECT COUNT(*) FROM (SELECT survey_id FROM answer WHERE counted = 0 LIMIT ${UNCOUNTED}) AS u WHERE u.survey_id = s.id)
    AS counted FROM survey s`;

/** Surveys of the reader's games, the newest first. */
@Injectable()
export class FindSurveys {
  constructor(
    private readonly db: Db,
    private readonly find: FindSurvey,
  ) {}

  async list(who: StaffPrincipal, { game_id, kind, state, find, page }: SurveysQuery): Promise<SurveysView> {
    const games = gamesSeen(who);
    const conditions: [sql: string, ...values: unknown[]][] = [
      ...(games === '*' ? [] : [['s.game_id IN (?)', games] as [string, unknown]]),
      ...(game_id ? [['s.game_id = ?', game_id] as [string, unknown]] : []),
      ...(kind ? [['s.kind = ?', kind] as [string, unknown]] : []),
      ...(state ? [['s.state = ?', state] as [string, unknown]] : []),
      ...(find
        ? [
            ['(s.title LIKE ? OR CONVERT(s.survey_key USING utf8mb4) LIKE ?)', like(find), like(find)] as [
              string,
              ...unknown[],
            ],
          ]
        : []),
      ...(page ? [['s.id < ?', page] as [string, unknown]] : []),
    ];
    const where = conditions.map(([sql]) => sql).join(' AND ');
    const rows = await this.db.source.query<Counted[]>(
      `${SURVEYS} ${where && `WHERE ${where}`} ORDER BY s.id DESC LIMIT ${PAGE + 1}`,
      conditions.flatMap(([, ...values]) => values),
    );
    const shown = rows.slice(0, PAGE);
    return { data: shown.map(rowView), page: { next: rows.length > PAGE ? String(shown.at(-1)?.id) : null } };
  }

  async one(who: StaffPrincipal, id: number): Promise<SurveyData> {
    const [row] = await this.db.source.query<Counted[]>(`${SURVEYS} WHERE s.id = ?`, [id]);
    mustSee(who, row?.game_id);
    const draft = row && (await this.find.content(id, row.draft_no));
    if (!row || !draft) throw surveyAbsent();
    const live = row.live_no === 0 ? null : await this.find.content(id, row.live_no);
    return {
      row: rowView(row),
      draft: contentView(draft),
      live: live && contentView(live),
      address: playersAddress(row),
      eligible: await this.eligible(id),
      codes: { ...(await this.codes(id)), wanted: await this.cardsWanted(id) },
      changed_by: row.changed_by,
      changed_at: taipeiIso(row.changed_at),
      published_by: row.published_by,
      published_at: row.published_at && taipeiIso(row.published_at),
      ended_at: row.ended_at && taipeiIso(row.ended_at),
      may: actionsOf(row, who, draft),
    };
  }

  private async eligible(id: number): Promise<number> {
    const [row] = await this.db.source.query<{ many: string }[]>(
      'SELECT COUNT(*) AS many FROM qualification WHERE survey_id = ?',
      [id],
    );
    return Number(row?.many ?? 0);
  }

  private async cardsWanted(id: number): Promise<number> {
    const [row] = await this.db.source.query<{ many: string }[]>(
      "SELECT COUNT(*) AS many FROM reward WHERE survey_id = ? AND state = 'waiting' AND kind = 'card_code'",
      [id],
    );
    return Number(row?.many ?? 0);
  }

  private async codes(id: number): Promise<Record<CardCodeState, number>> {
    const rows = await this.db.source.query<{ state: CardCodeState; many: string }[]>(
      'SELECT state, COUNT(*) AS many FROM card_code WHERE survey_id = ? GROUP BY state',
      [id],
    );
    const found = Object.fromEntries(rows.map(({ state, many }) => [state, Number(many)]));
    return { free: 0, reserved: 0, sent: 0, bounced: 0, ...found };
  }
}

const like = (text: string) => `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;

const rowView = (row: Counted): SurveyRow => ({
  id: row.id,
  key: row.survey_key,
  kind: row.kind,
  game_id: row.game_id,
  edition: row.edition,
  title: row.title,
  state: row.state,
  phase: phaseOf(row),
  opens_at: row.opens_at && taipeiIso(row.opens_at),
  closes_at: row.closes_at && taipeiIso(row.closes_at),
  answers: Number(row.counted),
  live: row.live_no,
  changed: row.draft_no !== row.live_no,
  version: row.version,
});

function actionsOf(row: Counted, who: StaffPrincipal, { reward }: SurveyContent): SurveyAction[] {
  const edits = staffMay(who, surveyEditors, row.game_id);
  const cards = staffMay(who, cardCodeEditors, row.game_id);
  const all: [SurveyAction, boolean][] = [
    ['edit', edits && surveyMoves.may('save', row.state)],
    ['publish', edits && surveyMoves.may('publish', row.state) && row.draft_no !== row.live_no],
    ['end', edits && surveyMoves.may('end', row.state)],
    ['eligible', edits && row.kind === 'exclusive'],
    ['card_codes', cards && reward.kind === 'card_code'],
    ['rewards', cards],
    ['export', edits],
  ];
  return all.filter(([, may]) => may).map(([action]) => action);
}
