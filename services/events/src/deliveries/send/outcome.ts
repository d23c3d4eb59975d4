import type { TryOutcome } from '@hub/contracts/events';
import type { GameRefusal, MailAnswer } from '@hub/contracts/partner';
import type { GameReply } from '@hub/nest-kit/partner';
import type { Mailed } from '../mail-of.ts';

/** A row that this process sends. `token` names this turn at it: a later turn, by whomever, has another. */
export type Claimed = Mailed & { id: number; body_hash: Buffer; token: Buffer };

/** How a try went, as far as the call tells. `at`: when it began. `uncertain`: the game may have it now. */
export type Tried = {
  outcome: Exclude<TryOutcome, 'lost'>;
  status: number | null;
  error: string;
  uncertain: boolean;
  partnerMailId?: string;
  /** The game asked to be left alone for so long; null when it did not say how long. */
  afterMs?: number | null;
};

/** What became of a claimed row. `tried: null`: it was not begun, and goes back as it was. */
export type Outcome = { row: Pick<Claimed, 'id' | 'token'>; at: Date; ms: number; tried: Tried | null };

const word = (text: string): string => text.replaceAll(/[^A-Za-z0-9_.:-]/g, '_').slice(0, 64);

/** A fault of ours in signing is told apart, so that one wrong key does not refuse a thousand rewards. */
export function readReply(reply: GameReply<MailAnswer>): Tried {
  switch (reply.kind) {
    case 'unclear':
      return { outcome: 'unclear', status: null, error: word(reply.why), uncertain: true };
    case 'not_sent':
      return { outcome: 'not_sent', status: null, error: word(reply.why), uncertain: false };
    case 'later': {
      // In front of a game something else may say 503, after the game itself took the mail.
      const { status, why, afterMs } = reply;
      const clear = status === 429 || (status < 500 && why === 'rate_limited');
      return { outcome: 'later', status, error: word(why), uncertain: !clear, afterMs };
    }
    case 'answered':
      if (reply.ok) return arrived(reply.body);
      return refused(reply.status, reply.error);
  }
}

function arrived({ status, partner_mail_id }: MailAnswer): Tried {
  const outcome = status === 'duplicate' ? 'duplicate' : 'delivered';
  return { outcome, status: 200, error: '', uncertain: false, partnerMailId: partner_mail_id };
}

function refused(status: number, error: GameRefusal | ''): Tried {
  if (status === 401 || error === 'bad_signature')
    return { outcome: 'unauthorised', status, error: 'bad_signature', uncertain: false };
  // Without a word of the protocol nobody refused anything.
  if (status >= 500 || error === '')
    return { outcome: 'unclear', status, error: error || `status_${status}`, uncertain: true };
  return { outcome: 'refused', status, error, uncertain: false };
}

/** To be asked for patience is no fault, nor is what we refuse to send ourselves (it has no status). */
export const answered = ({ outcome, status }: Tried): boolean =>
  status !== null && ['delivered', 'duplicate', 'refused'].includes(outcome);
export const faulty = ({ outcome }: Tried): boolean => ['unclear', 'not_sent', 'unauthorised'].includes(outcome);
/** Does it take one of the tries of the schedule? What cannot have arrived does not. */
export const counts = ({ outcome, uncertain }: Tried): boolean =>
  uncertain || !['not_sent', 'later', 'unauthorised'].includes(outcome);
