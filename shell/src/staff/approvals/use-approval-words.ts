import { useLingui } from '@lingui/react/macro';
import type { ApprovalRow, ApprovalState } from '@hub/contracts/approvals';
import { titleIn, type ApprovalKind } from '@hub/contracts/manifest';
import type { ServiceName } from '@hub/contracts/shared';
import { pageData, useLanguage } from '@hub/web';
import { useAreaWords } from '@hub/web/staff';
import { among } from '../audit/among.ts';
import { useGameNames } from '../roles.ts';
import { addressOf } from './approval-address.ts';
import { isShellFact, type shellFacts } from './shell-facts.ts';
import { speaksFor } from './speaks-for.ts';

export type ApprovalWords = {
  title: (row: Pick<ApprovalRow, 'kind' | 'game_id' | 'object' | 'facts'>) => string;
  fact: (name: string) => string;
  /** One line of a fact, where it is a code. */
  value: (name: string, line: string) => string;
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
  const fact = useFactNames(service);
  const kinds = useKinds(service);
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
    fact,
    value: useFactValues(service),
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

type Kind = { title: string; look: string; to: string; named?: string };

function useKinds(service: ServiceName): Record<string, Kind | undefined> {
  const { t } = useLingui();
  const language = useLanguage();
  const spoken = ({ title, look, ...kind }: ApprovalKind): Kind => ({
    ...kind,
    title: titleIn(title, language),
    look: titleIn(look, language),
  });
  const told = Object.values(pageData().registry.areas)
    .filter(speaksFor(service))
    .flatMap(({ approvals }) =>
      Object.entries(approvals?.kinds ?? {}).map(([name, kind]) => [name, spoken(kind)] as const),
    );
  const keys = '/staff/keys?game={game}';
  return {
    ...Object.fromEntries(told),
    'partner-key': { title: t`遊戲金鑰`, look: t`看這款遊戲的金鑰`, to: keys },
    'game-address': { title: t`遊戲伺服器位址`, look: t`看這款遊戲的連線`, to: keys },
  };
}

/** What the thing of a request is called, as it shall be. */
function nameIn({ facts }: Pick<ApprovalRow, 'facts'>, named: string | undefined): string {
  const fact = facts.find(({ name }) => name === named);
  return fact?.after ?? fact?.before ?? '';
}

function useFactNames(service: ServiceName): (name: string) => string {
  const { t } = useLingui();
  const told = useAreaWords();
  const own: Record<(typeof shellFacts)[number], string> = {
    live_keys: t`使用中的金鑰`,
    link_keys: t`使用中的連線金鑰`,
    print: t`公鑰指紋（SHA-256）`,
    address: t`位址`,
  };
  return among({ ...told((area) => (speaksFor(service)(area) ? area.approvals?.facts : undefined)), ...own });
}

function useFactValues(service: ServiceName): (name: string, line: string) => string {
  const told = useAreaWords();
  return (name, line) => {
    if (isShellFact(name)) return line;
    const words = told((area) => (speaksFor(service)(area) ? area.approvals?.values?.[name] : undefined));
    return words[line] ?? words['*']?.replace('{line}', line) ?? line;
  };
}
