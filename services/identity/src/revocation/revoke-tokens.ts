import { Injectable } from '@nestjs/common';
import type { RevokeBody } from '@hub/contracts/identity';
import { namedObject } from '@hub/nest-kit/audit';
import { Db, type Tx } from '@hub/nest-kit/db';

/** The next whole second: token times have no fractions, and what was made in this second is meant too. */
const FROM_NOW = 'FROM_UNIXTIME(CEIL(UNIX_TIMESTAMP(NOW(3))))';

type By = { rid: string };

@Injectable()
export class RevokeTokens {
  constructor(private readonly db: Db) {}

  run(from: string, caller: By, body: RevokeBody): Promise<void> {
    return this.db.runTx((tx) => revokeIn(tx, from, caller, body));
  }
}

export async function revokeIn(tx: Tx, from: string, by: By, { chain, game, uid, reason }: RevokeBody): Promise<void> {
  await endTokens(tx, { chain, game, uid });
  const scope = uid ? 'account' : 'chain';
  await tx.audit({
    actor_kind: 'system',
    actor: from,
    action: 'tokens-revoked',
    game_id: game,
    ...namedObject(scope, uid || chain, { reason, scope }),
    rid: by.rid,
    address: '',
  });
}

/** Of a chain, of an account, or of both. */
export async function endTokens(tx: Tx, { chain, game, uid }: Omit<RevokeBody, 'reason'>): Promise<void> {
  if (chain) await end(tx, 'chain', '', chain);
  if (uid) await end(tx, 'account', game, uid);
}

async function end(tx: Tx, scope: string, game: string, subject: string): Promise<void> {
  await tx.manager.query(
    `INSERT INTO revocation (scope, game_id, subject, not_before) VALUES (?, ?, ?, ${FROM_NOW})
      ON DUPLICATE KEY UPDATE not_before = ${FROM_NOW}`,
    [scope, game, subject],
  );
}
