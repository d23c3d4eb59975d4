import type { ApprovalKind, ApprovalDetails } from '@hub/nest-kit/approval';
import type { Tx } from '@hub/nest-kit/db';
import { twoOwners } from '../../desk/two-owners.ts';

export type AddressChange = { game: string; base_url: string };

export async function addressOf({ manager }: Pick<Tx, 'manager'>, game: string): Promise<string | null> {
  const [row] = await manager.query<{ base_url: string }[]>(
    'SELECT base_url FROM game_link WHERE game_id = ? FOR UPDATE',
    [game],
  );
  return row?.base_url ?? null;
}

export const gameAddressKind: ApprovalKind<AddressChange> = {
  ...twoOwners,
  name: 'game-address',
  now: async (tx, { game }): Promise<ApprovalDetails> => ({ address: await addressOf(tx, game) }),
  apply: async (tx, { game, base_url }, { approval, asker, caller }) => {
    const before = await addressOf(tx, game);
    await tx.manager.query(
      `INSERT INTO game_link (game_id, base_url) VALUES (?, ?)
        ON DUPLICATE KEY UPDATE base_url = VALUES(base_url), changed_at = NOW(3)`,
      [game, base_url],
    );
    await tx.audit({
      actor_kind: 'staff',
      actor: caller.who.login,
      action: 'game-address-changed',
      game_id: game,
      object: `link:${game}`,
      detail: JSON.stringify({
        before: { address: before },
        after: { address: base_url },
        approval,
        asked_by: asker.login,
      }),
      rid: caller.rid,
      address: caller.ip,
    });
  },
};
