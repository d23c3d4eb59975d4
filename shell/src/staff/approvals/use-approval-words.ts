import { useLingui } from '@lingui/react/macro';
import type { ApprovalRow, ApprovalState } from '@hub/contracts/approvals';
import type { ServiceName } from '@hub/contracts/shared';
import { useGameNames } from '../roles.ts';
import { addressOf } from './approval-address.ts';
import { useApprovalKinds } from './use-approval-kinds.ts';
import { useFactWords, type FactWords } from './use-fact-words.ts';

export type ApprovalWords = FactWords & {
  title: (row: Pick<ApprovalRow, 'kind' | 'game_id' | 'object' | 'facts'>) => string;
  /** The way to what a request is about, and its words; undefined for a kind that has no page. */
  look: (row: Asked) => { to: string; words: string } | undefined;
  state: Record<ApprovalState, string>;
  outcome: Record<ApprovalState, string>;
};

type Asked = Pick<ApprovalRow, 'kind' | 'subject' | 'object' | 'game_id'>;

/** Codes of a service's requests as people say them; its area tells them. */
export function useApprovalWords(service: ServiceName): ApprovalWords {
  const { t } = useLingui();
  const { nameOf } = useGameNames();
  const facts = useFactWords(service);
  const kinds = useApprovalKinds(service);
  return {
    title: (row) => {
      const object = row.object.split(':').slice(1).join(':');
      const named = nameIn(row, kinds[row.kind]?.named);
      // A number says little to whoever decides.
      const parts = [
        row.game_id && nameOf(row.game_id),
        kinds[row.kind]?.title ?? row.kind,
        named ? `${named} #${object}` : object,
      ];
      return parts.filter(Boolean).join(' · ');
    },
    ...facts,
    look: (row) => {
      const kind = kinds[row.kind];
      return kind && { to: addressOf(row, kind.to), words: kind.look };
    },
    state: {
      open: t`等待核准`,
      applied: t`已核准，已生效`,
      refused: t`不核准`,
      withdrawn: t`已撤回`,
      expired: t`已過期`,
      stale: t`資料已變，未生效`,
    },
    outcome: {
      open: t`還在等待核准`,
      applied: t`核准好了，變更已經生效`,
      refused: t`已經不核准，提出的人會看到原因`,
      withdrawn: t`撤回了，沒有任何變更`,
      expired: t`這筆變更等太久，已經過期，沒有生效`,
      stale: t`提出之後資料已經變了，這筆變更沒有生效`,
    },
  };
}

/** What the thing of a request is called, as it shall be. */
function nameIn({ facts }: Pick<ApprovalRow, 'facts'>, named: string | undefined): string {
  const fact = facts.find(({ name }) => name === named);
  return fact?.after ?? fact?.before ?? '';
}
