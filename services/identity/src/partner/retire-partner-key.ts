import { namedObject } from '@hub/nest-kit/audit';
import { Injectable } from '@nestjs/common';
import { Db } from '@hub/nest-kit/db';

@Injectable()
export class RetirePartnerKey {
  constructor(private readonly db: Db) {}

  run(kid: string, by: string): Promise<boolean> {
    return this.db.runTx(async (tx) => {
      const changed: { affectedRows: number } = await tx.manager.query(
        `UPDATE partner_key SET state = 'retired', retired_at = NOW(3) WHERE kid = ? AND state = 'live'`,
        [kid],
      );
      if (changed.affectedRows === 0) return false;
      await tx.audit({
        actor_kind: 'system',
        actor: by,
        action: 'partner-key-retired',
        game_id: '',
        ...namedObject('kid', kid),
        rid: '',
        address: '',
      });
      return true;
    });
  }
}
