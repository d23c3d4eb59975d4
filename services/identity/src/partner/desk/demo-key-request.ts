import type { StaffCaller } from '@hub/nest-kit/http';
import { FindApprovals, type ApprovalKind } from '@hub/nest-kit/approval';
import type { Db } from '@hub/nest-kit/db';
import type { KeyBox } from '../../keys/key-box.ts';
import { PartnerKey } from '../partner-key.entity.ts';
import { AskKeyChange } from './ask-key-change.ts';
import { liveKeys, partnerKeyKind } from './partner-key-kind.ts';

const GAME = 'L33';
const KID = 'l33-2027';

export async function seedKeyRequest(db: Db, box: KeyBox): Promise<void> {
  const { manager } = db.source;
  const [asker] = await manager.query<{ id: number; login: string; name: string }[]>(
    `SELECT id, login, name FROM staff WHERE login = 'owner2' AND is_owner = 1`,
  );
  const waiting = await manager.query<unknown[]>(
    `SELECT 1 FROM approval WHERE kind = ? AND subject = ? AND state = 'open' AND expires_at > NOW(3)`,
    [partnerKeyKind.name, GAME],
  );
  if (!asker || waiting.length > 0 || (await manager.existsBy(PartnerKey, { kid: KID }))) return;
  const keys = await db.runTx((tx) => liveKeys(tx, GAME));
  const [old] = keys;
  if (keys.length !== 1 || !old) return;
  const { id, login, name } = asker;
  const who = { kind: 'staff', id, login, name, roles: [], owner: true } as const;
  const caller: StaffCaller = {
    who: { ...who, roles: [] },
    rid: '',
    ip: '',
    language: 'zh-TW',
    key: null,
    token: null,
  };
  const ask = new AskKeyChange(db, box, new FindApprovals(db.source, [partnerKeyKind as ApprovalKind]));
  await ask.run(caller, {
    deed: 'rotate',
    game_id: GAME,
    purpose: 'token',
    kid: KID,
    alg: 'HS256',
    public_key: '',
    old_kid: old.kid,
    overlap_h: 48,
    reason: '金鑰用滿一年，依規定更換；遊戲方已約好週四上午換上新金鑰',
  });
}
