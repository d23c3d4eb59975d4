import { useLingui } from '@lingui/react/macro';
import type { ApprovalRow, ApprovalState } from '@hub/contracts/approvals';
import { among } from '../audit/among.ts';
import { useGameNames } from '../roles.ts';

export type ApprovalWords = {
  /** What the request is about: the game, the kind, the thing. */
  title: (row: Pick<ApprovalRow, 'kind' | 'game_id' | 'object'>) => string;
  fact: (name: string) => string;
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
      role: t`伺服器與角色`,
      title: t`信件標題`,
      body: t`信件內文`,
      items: t`物品`,
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
