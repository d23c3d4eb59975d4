import { Injectable } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import type { PartnerKeyRequestBody, PartnerKeyRequestView } from '@hub/contracts/identity';
import { FindApprovals, requestApproval } from '@hub/nest-kit/approval';
import { hashOfFields, runIdempotent, saveResult, Db, type IdempotentSubmit, type Tx } from '@hub/nest-kit/db';
import { InvalidInput, type StaffCaller } from '@hub/nest-kit/http';
import { KeyBox } from '../../keys/key-box.ts';
import { demandPublicKey, LIVE_KEYS, SECRET_BYTES } from '../add-partner-key.ts';
import { boxOf, PartnerKey } from '../partner-key.entity.ts';
import type { KeyChange, LiveKey } from './key-change.ts';
import { wanted } from './key-facts.ts';
import { KeyRoom, liveKeys, partnerKeyKind } from './partner-key-kind.ts';

type Asked = PartnerKeyRequestView['data'];

/**
 * The new secret is sealed into the request and opens nothing before approval. The same form again: the same secret.
 */
@Injectable()
export class AskKeyChange {
  constructor(
    private readonly db: Db,
    private readonly box: KeyBox,
    private readonly findApprovals: FindApprovals,
  ) {}

  async run(caller: StaffCaller, body: PartnerKeyRequestBody): Promise<Asked> {
    const submit = caller.key
      ? { scope: `partner-keys:${caller.who.id}`, key: caller.key, hash: hashOfFields(body) }
      : null;
    const id = await runIdempotent(this.db.source, submit, () => this.ask(caller, body, submit));
    return this.shown(caller, id, body.kid);
  }

  private ask(caller: StaffCaller, body: PartnerKeyRequestBody, submit: IdempotentSubmit | null): Promise<number> {
    const change = this.changeOf(body);
    return this.db.runTx(async (tx) => {
      const keys = await liveKeys(tx, change.game, change.purpose);
      await demandPossible(tx, change, keys);
      const id = await requestApproval(tx, partnerKeyKind, caller, {
        subject: body.purpose === 'link' ? `${change.game}:link` : change.game,
        object: `kid:${change.kid}`,
        game: change.game,
        after: wanted(keys, change),
        change,
        reason: body.reason,
      });
      if (submit) await saveResult(tx, submit, id);
      return id;
    });
  }

  private changeOf(body: PartnerKeyRequestBody): KeyChange {
    const { deed, game_id: game, purpose, kid, alg, old_kid, overlap_h } = body;
    const base: KeyChange = { deed, game, purpose, kid, alg, secret: null, public_key: null, old_kid: '', overlap_h };
    if (deed === 'revoke') return base;
    const old = deed === 'rotate' ? old_kid : '';
    if (alg !== 'HS256') return { ...base, old_kid: old, public_key: readPublicKey(body) };
    const secret = this.box.seal(randomBytes(SECRET_BYTES).toString('base64url'), boxOf(kid)).toString('base64');
    return { ...base, old_kid: old, secret };
  }

  /** The secret as long as it waits; whoever asked may look at it until then. */
  private async shown(caller: StaffCaller, id: number, kid: string): Promise<Asked> {
    const approval = await this.findApprovals.one(caller, id);
    const [row] = await this.db.source.query<{ change: string | null }[]>(
      `SELECT \`change\` FROM approval WHERE id = ? AND state = 'open' AND asker_id = ?`,
      [id, caller.who.id],
    );
    const sealed = row?.change ? (JSON.parse(row.change) as KeyChange).secret : null;
    return { approval, secret: sealed && this.box.open(Buffer.from(sealed, 'base64'), boxOf(kid)) };
  }
}

function readPublicKey({ alg, public_key }: PartnerKeyRequestBody): string {
  try {
    demandPublicKey(alg, public_key);
    return public_key;
  } catch {
    throw new InvalidInput({ public_key: { code: 'KEY_PEM' } });
  }
}

/** Says at once what could never be approved. */
async function demandPossible(tx: Tx, { deed, kid, old_kid, overlap_h }: KeyChange, keys: LiveKey[]): Promise<void> {
  const known = (name: string) => keys.some((key) => key.kid === name);
  if (deed === 'revoke') {
    if (!known(kid)) throw new InvalidInput({ kid: { code: 'KEY_NOT_LIVE' } });
    return;
  }
  if (await tx.manager.existsBy(PartnerKey, { kid })) throw new InvalidInput({ kid: { code: 'KEY_NAME_TAKEN' } });
  if (deed === 'rotate' && !known(old_kid)) throw new InvalidInput({ old_kid: { code: 'KEY_NOT_LIVE' } });
  const now = Date.now();
  const counting = keys.filter(({ expires_at }) => !expires_at || expires_at.getTime() > now);
  const leaving = deed === 'rotate' && overlap_h === 0 ? 1 : 0;
  if (counting.length - leaving >= LIVE_KEYS) throw new KeyRoom();
}
