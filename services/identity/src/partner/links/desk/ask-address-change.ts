import { Inject, Injectable } from '@nestjs/common';
import { PUBLIC_ONLY } from '../public-only.ts';
import type { ApprovalRow } from '@hub/contracts/approvals';
import type { GameAddressBody } from '@hub/contracts/identity';
import { FindApprovals, requestApproval } from '@hub/nest-kit/approval';
import { hashOfFields, runIdempotent, saveResult, Db, type IdempotentSubmit } from '@hub/nest-kit/db';
import { InvalidInput, type StaffCaller } from '@hub/nest-kit/http';
import { checkAddress } from '../check-address.ts';
import { addressOf, gameAddressKind } from './game-address-kind.ts';

@Injectable()
export class AskAddressChange {
  constructor(
    private readonly db: Db,
    private readonly findApprovals: FindApprovals,
    @Inject(PUBLIC_ONLY) private readonly publicOnly: boolean,
  ) {}

  async run(caller: StaffCaller, body: GameAddressBody): Promise<ApprovalRow> {
    const submit = caller.key
      ? { scope: `game-address:${caller.who.id}`, key: caller.key, hash: hashOfFields(body) }
      : null;
    const id = await runIdempotent(this.db.source, submit, () => this.ask(caller, body, submit));
    return this.findApprovals.one(caller, id);
  }

  private async ask(caller: StaffCaller, body: GameAddressBody, submit: IdempotentSubmit | null): Promise<number> {
    const { game_id: game, reason } = body;
    const base_url = await checkAddress(body.base_url, this.publicOnly);
    return this.db.runTx(async (tx) => {
      if ((await addressOf(tx, game)) === base_url) throw new InvalidInput({ base_url: { code: 'ADDRESS_SAME' } });
      const id = await requestApproval(tx, gameAddressKind, caller, {
        subject: game,
        object: `link:${game}`,
        game,
        after: { address: base_url },
        change: { game, base_url },
        reason,
      });
      if (submit) await saveResult(tx, submit, id);
      return id;
    });
  }
}
