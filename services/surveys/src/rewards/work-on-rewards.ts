import { Injectable } from '@nestjs/common';
import {
  cardCodeEditors,
  type RetrySurveyRewardBody,
  type SurveyReasonBody,
  type SurveyRewardRow,
} from '@hub/contracts/surveys';
import { Db } from '@hub/nest-kit/db';
import type { StaffCaller } from '@hub/nest-kit/http';
import { correctEmail } from '../players/correct-email.ts';
import { SurveyKeys } from '../survey-keys.ts';
import { FindSurvey } from '../surveys/find-survey.ts';
import { surveyAudit } from '../surveys/survey.audit.ts';
import { rewardAbsent, rewardState } from '../surveys/survey.errors.ts';
import { mustEdit } from '../surveys/survey.policy.ts';
import { askRewards } from './ask-rewards.ts';
import { FindRewards } from './find-rewards.ts';
import type { Reward } from './reward.entity.ts';
import { lockReward, moveReward, sendCard } from './write-reward.ts';

/** What staff does with rewards. */
@Injectable()
export class WorkOnRewards {
  constructor(
    private readonly db: Db,
    private readonly find: FindSurvey,
    private readonly rewards: FindRewards,
    private readonly keys: SurveyKeys,
  ) {}

  /** All that wait leave now and not at their hour. Asked again, none is left. */
  async runNow(caller: StaffCaller, id: number, reason: string): Promise<number> {
    const survey = await this.find.byId(id);
    mustEdit(caller.who, survey?.game_id);
    const asked = await askRewards(this.db, id);
    const game_id = survey?.game_id ?? '';
    await this.db.runTx((tx) =>
      tx.audit(surveyAudit(caller, 'survey.rewards.run', { id, game_id }, { asked, reason })),
    );
    return asked;
  }

  /** The same card code by another mail, to another address where one is given. */
  async retry(caller: StaffCaller, id: number, { email, reason }: RetrySurveyRewardBody): Promise<SurveyRewardRow> {
    await this.mustWorkOn(caller, id);
    await this.db.runTx(async (tx) => {
      const reward = await lockReward(tx, id);
      if (!reward) throw rewardAbsent();
      if (reward.kind !== 'card_code') throw rewardState();
      const mails = reward.mails + 1;
      if (email && !(await correctEmail(tx, this.keys, reward.answer_id, email))) throw rewardState();
      await moveReward(tx, reward, 'retry', 'desk', { mails, mail_token: null, tries: 0, error: '' });
      await sendCard(tx, id, mails);
      await tx.audit(rewardAudit(caller, 'survey.card.retry', reward, { readdressed: Boolean(email), reason }));
    });
    return this.rewards.one(id);
  }

  /** One that waits for its hour, or for a card code that is not there. Nobody is rewarded in its place. */
  async cancel(caller: StaffCaller, id: number, { reason }: SurveyReasonBody): Promise<SurveyRewardRow> {
    await this.mustWorkOn(caller, id);
    await this.db.runTx(async (tx) => {
      const reward = await lockReward(tx, id);
      if (!reward) throw rewardAbsent();
      await moveReward(tx, reward, 'cancel', 'desk', { error: '' });
      await tx.audit(rewardAudit(caller, 'survey.reward.cancel', reward, { reason }));
    });
    return this.rewards.one(id);
  }

  private async mustWorkOn({ who }: StaffCaller, id: number): Promise<void> {
    const [known] = await this.db.source.query<Reward[]>('SELECT game_id FROM reward WHERE id = ?', [id]);
    mustEdit(who, known?.game_id, cardCodeEditors, rewardAbsent);
  }
}

const rewardAudit = (caller: StaffCaller, action: string, { id, survey_id, game_id }: Reward, detail: object) =>
  surveyAudit(caller, action, { id: survey_id, game_id }, { reward: id, ...detail });
