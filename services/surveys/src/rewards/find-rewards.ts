import { Injectable } from '@nestjs/common';
import {
  cardCodeEditors,
  rewardStates,
  type RewardState,
  type SurveyContent,
  type SurveyRewardRow,
  type SurveyRewardsQuery,
  type SurveyRewardsView,
} from '@hub/contracts/surveys';
import { staffMay, taipeiIso } from '@hub/contracts/shared';
import { maskPersonal } from '@hub/nest-kit/audit';
import { Db } from '@hub/nest-kit/db';
import type { StaffCaller } from '@hub/nest-kit/http';
import { emailKeyOf } from '../players/email-of.ts';
import type { Answer } from '../players/save-answer.ts';
import { SurveyKeys } from '../survey-keys.ts';
import { FindSurvey } from '../surveys/find-survey.ts';
import { mustEdit } from '../surveys/survey.policy.ts';
import type { Reward } from './reward.entity.ts';
import { rewardMoves } from './reward.moves.ts';

const PAGE = 25;

type Shown = Reward & Pick<Answer, 'box'> & { answer_subject: Buffer; content: string };

/** Rewards of a survey, the newest first. */
@Injectable()
export class FindRewards {
  constructor(
    private readonly db: Db,
    private readonly find: FindSurvey,
    private readonly keys: SurveyKeys,
  ) {}

  async list({ who }: StaffCaller, id: number, { state, page }: SurveyRewardsQuery): Promise<SurveyRewardsView> {
    const survey = await this.find.byId(id);
    mustEdit(who, survey?.game_id, cardCodeEditors);
    const rows = await this.newest(id, state ? [state] : rewardStates, page);
    const may = staffMay(who, cardCodeEditors, survey?.game_id ?? '');
    const shown = rows.slice(0, PAGE);
    return {
      data: shown.map((row) => this.view(row, may)),
      page: { next: rows.length > PAGE ? String(shown.at(-1)?.id) : null },
    };
  }

  async one(id: number): Promise<SurveyRewardRow> {
    const [row] = await this.rows('r.id = ?', [id]);
    if (!row) throw new Error(`the reward ${id} is gone`);
    return this.view(row, true);
  }

  /** Each state from its own end of the index: as much work among many rewards as among few. */
  private async newest(survey: number, states: readonly RewardState[], page: number | undefined): Promise<Shown[]> {
    const of = `(SELECT id FROM reward WHERE survey_id = ? AND state = ? ${page ? 'AND id < ?' : ''} ORDER BY id DESC LIMIT ${PAGE + 1})`;
    const ids = await this.db.source.query<{ id: number }[]>(
      `${states.map(() => of).join(' UNION ALL ')} ORDER BY id DESC LIMIT ${PAGE + 1}`,
      states.flatMap((state) => [survey, state, ...(page ? [page] : [])]),
    );
    if (ids.length === 0) return [];
    return this.rows('r.id IN (?) ORDER BY r.id DESC', [ids.map(({ id }) => id)]);
  }

  private rows(where: string, values: unknown[]): Promise<Shown[]> {
    return this.db.source.query<Shown[]>(
      `SELECT r.*, a.box, a.subject AS answer_subject, v.content FROM reward r
        JOIN survey_version v ON v.survey_id = r.survey_id AND v.no = r.version_no
        LEFT JOIN answer a ON a.id = r.answer_id WHERE ${where}`,
      values,
    );
  }

  private view(row: Shown, may: boolean): SurveyRewardRow {
    const personal = this.keys.personalOf({ subject: row.answer_subject, box: row.box });
    const address = personal[emailKeyOf(JSON.parse(row.content) as SurveyContent) ?? ''] ?? '';
    const masked = maskPersonal(address);
    const actions = (['retry', 'cancel'] as const).filter(
      (action) => rewardMoves.may(action, row.state) && (action !== 'retry' || row.kind === 'card_code'),
    );
    return {
      id: row.id,
      kind: row.kind,
      state: row.state,
      role_id: row.role_id,
      email: masked === address ? '' : masked,
      amount: row.amount,
      delivery: row.delivery_id ?? '',
      error: row.error,
      made_at: taipeiIso(row.created_at),
      changed_at: taipeiIso(row.changed_at),
      may: may ? actions : [],
    };
  }
}
