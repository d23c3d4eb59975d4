import { Injectable } from '@nestjs/common';
import type { BounceBody, BounceView } from '@hub/contracts/tickets';
import { MailReports } from '@hub/nest-kit/bounces';
import { Db } from '@hub/nest-kit/db';
import type { Caller } from '@hub/nest-kit/http';
import type { Reward } from './reward.entity.ts';
import { cardOfReward, moveCard } from './write-card.ts';
import { moveReward } from './write-reward.ts';

/** The mail server reports that a card code came back: staff sees to it. */
@Injectable()
export class TakeBounce {
  constructor(
    private readonly reports: MailReports,
    private readonly db: Db,
  ) {}

  /** Reported again it changes nothing. Throws 403 for a report that is not signed by our own mail server. */
  async run({ rid, ip }: Caller, body: BounceBody): Promise<BounceView> {
    if (!this.reports.cameBack(body)) return { msg: { taken: false } };
    return this.db.runTx(async (tx) => {
      const [reward] = await tx.manager.query<Reward[]>('SELECT * FROM reward WHERE mail_token = ? FOR UPDATE', [
        body.token,
      ]);
      const card = reward && (await cardOfReward(tx, reward.id));
      // A code that came back before may come back again: what counts is whether its last mail is known to have.
      const known = reward?.state === 'failed' && card?.state === 'bounced';
      if (!reward || !card || known) return { msg: { taken: false } };
      await moveReward(tx, reward, 'fail', 'carrier', { error: body.status });
      await moveCard(tx, card, 'bounce', 'carrier');
      await tx.audit({
        actor_kind: 'system',
        actor: 'mail',
        action: 'survey.card.bounced',
        game_id: reward.game_id,
        object: `survey:${reward.survey_id}`,
        detail: JSON.stringify({ reward: reward.id, status: body.status }),
        rid,
        address: ip,
      });
      return { msg: { taken: true } };
    });
  }
}
