import { Injectable } from '@nestjs/common';
import { cardCodeEditors, type RetrySurveyRewardBody, type SurveyRewardRow } from '@hub/contracts/surveys';
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
    const [known] = await this.db.source.query<Reward[]>('SELECT * FROM reward WHERE id = ?', [id]);
    mustEdit(caller.who, known?.game_id, cardCodeEditors, rewardAbsent);
    await this.db.runTx(async (tx) => {
      const reward = await lockReward(tx, id);
      if (!reward) throw rewardAbsent();
      if (reward.kind !== 'card_code') throw rewardState();
      const mails = reward.mails + 1;
      if (email && !(await correctEmail(tx, this.keys, reward.answer_id, email))) throw rewardState();
      await moveReward(tx, reward, 'retry', 'desk', { mails, mail_token: null, tries: 0, error: '' });
      await sendCard(tx, id, mails);
      const survey = { id: reward.survey_id, game_id: reward.game_id };
      await tx.audit(
        surveyAudit(caller, 'survey.card.retry', survey, { reward: id, readdressed: Boolean(email), reason }),
      );
    });
    return this.rewards.one(id);
  }
}
