import { useLingui } from '@lingui/react/macro';
import type { ApprovalRow, ApprovalState } from '@hub/contracts/approvals';
import { among } from '../audit/among.ts';
import { useGameNames } from '../roles.ts';

export type ApprovalWords = {
  /** What the request is about: the game, the kind, the thing. */
  title: (row: Pick<ApprovalRow, 'kind' | 'game_id' | 'object'>) => string;
  fact: (name: string) => string;
  /** Words of the way to what a request of this kind is about. */
  look: (kind: string) => string;
  state: Record<ApprovalState, string>;
};

/** Codes of the requests as people say them. A new kind of request adds its words here. */
export function useApprovalWords(): ApprovalWords {
  const { t } = useLingui();
  const { nameOf } = useGameNames();
  const kind = among({
    'partner-key': t`遊戲金鑰`,
    'game-address': t`遊戲伺服器位址`,
    'delivery-batch': t`批次放行`,
    compensation: t`補發`,
  });
  return {
    title: (row) => {
      const parts = [row.game_id && nameOf(row.game_id), kind(row.kind), row.object.split(':').slice(1).join(':')];
      return parts.filter(Boolean).join(' · ');
    },
    fact: among({
      live_keys: t`使用中的金鑰`,
      link_keys: t`使用中的連線金鑰`,
      print: t`公鑰指紋（SHA-256）`,
      address: t`位址`,
      waiting: t`等待放行`,
      released: t`放行件數`,
      roles: t`角色數`,
      rewards: t`獎勵 → 封數`,
      past_deadline: t`提醒：已經過了期限的`,
      role_refused: t`提醒：這 30 天遊戲退過給同一角色的`,
      role_new: t`提醒：從來沒寄到過這個角色的`,
      game_hidden: t`提醒：遊戲現在沒有公開`,
      no_link: t`提醒：還沒設定遊戲的連線`,
      circuit_open: t`提醒：遊戲的連線現在停著`,
      role: t`伺服器與角色`,
      title: t`信件標題`,
      body: t`信件內文`,
      items: t`物品`,
    }),
    look: among({
      'delivery-batch': t`看這個批次的每一封`,
      compensation: t`看這個角色的所有寄送`,
      'partner-key': t`看這款遊戲的金鑰`,
      'game-address': t`看這款遊戲的連線`,
    }),
    state: {
      open: t`等待核准`,
      applied: t`已核准，已生效`,
      refused: t`不核准`,
      withdrawn: t`已撤回`,
      expired: t`已過期`,
      stale: t`資料已變，未生效`,
    },
  };
}
