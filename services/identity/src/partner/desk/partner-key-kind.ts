import type { PartnerKeyPurpose } from '@hub/contracts/identity';
import { namedObject } from '@hub/nest-kit/audit';
import type { ApprovalKind, ApprovalDetails } from '@hub/nest-kit/approval';
import { isDuplicate, type Tx } from '@hub/nest-kit/db';
import { AppError } from '@hub/nest-kit/http';
import { hasRoom } from '../add-partner-key.ts';
import { PartnerKey } from '../partner-key.entity.ts';
import type { KeyChange, LiveKey } from './key-change.ts';
import { standing } from './key-facts.ts';
import { twoOwners } from './two-owners.ts';

/** Keys of a game for one purpose that count or will count, locked. Ended ones stay listed until somebody revokes them: time alone changes nothing. */
export const liveKeys = (
  tx: Pick<Tx, 'manager'>,
  game: string,
  purpose: PartnerKeyPurpose = 'token',
): Promise<LiveKey[]> =>
  tx.manager.query(
    `SELECT kid, alg, expires_at FROM partner_key WHERE game_id = ? AND purpose = ? AND state = 'live'
      ORDER BY kid FOR UPDATE`,
    [game, purpose],
  );

export class KeyRoom extends AppError {
  constructor() {
    super(409, { msg: { code: 'KEY_ROOM' } });
  }
}

export const partnerKeyKind: ApprovalKind<KeyChange> = {
  ...twoOwners,
  name: 'partner-key',
  now: async (tx, { game, purpose }): Promise<ApprovalDetails> => standing(await liveKeys(tx, game, purpose), purpose),
  apply: async (tx, change, { approval, asker, caller }) => {
    const trace = (action: string, kid: string, detail: object = {}) =>
      tx.audit({
        actor_kind: 'staff',
        actor: caller.who.login,
        action,
        game_id: change.game,
        ...namedObject('kid', kid, { ...detail, approval, asked_by: asker.login }),
        rid: caller.rid,
        address: caller.ip,
      });
    const ended = change.deed === 'revoke' ? change.kid : change.old_kid;
    if (ended) {
      const at = change.deed === 'rotate' ? change.overlap_h : 0;
      await endKey(tx, change.game, ended, at);
      await trace(at > 0 ? 'partner-key-ends' : 'partner-key-retired', ended, at > 0 ? { hours: at } : {});
    }
    if (change.deed === 'revoke') return;
    await insertKey(tx, change);
    await trace('partner-key-added', change.kid, { purpose: change.purpose ?? 'token', alg: change.alg });
  },
};

/** An end never moves back: a key that is over stays so, however long the other may go on. */
async function endKey({ manager }: Tx, game: string, kid: string, hours: number): Promise<void> {
  const set =
    hours > 0
      ? `expires_at = LEAST(COALESCE(expires_at, '9999-12-31'), NOW(3) + INTERVAL ? HOUR)`
      : `state = 'retired', retired_at = NOW(3)`;
  await manager.query(`UPDATE partner_key SET ${set} WHERE game_id = ? AND kid = ? AND state = 'live'`, [
    ...(hours > 0 ? [hours] : []),
    game,
    kid,
  ]);
}

async function insertKey(tx: Tx, change: KeyChange): Promise<void> {
  const { game, kid, alg, secret, public_key, purpose = 'token' } = change;
  if (!(await hasRoom(tx, game, purpose))) throw new KeyRoom();
  try {
    await tx.manager.insert(PartnerKey, {
      kid,
      game_id: game,
      purpose,
      alg,
      secret_box: secret === null ? null : Buffer.from(secret, 'base64'),
      public_key,
      not_before: () => 'CURRENT_TIMESTAMP(3)',
      expires_at: null,
    });
  } catch (error) {
    throw isDuplicate(error, 'partner_key_kid') ? new AppError(409, { msg: { code: 'KEY_NAME_TAKEN' } }) : error;
  }
}
