import { titleIn, type ApprovalKind } from '@hub/contracts/manifest';
import { pageData, useLanguage } from '@hub/web';
import { useLingui } from '@lingui/react/macro';
import { speaksFor } from './speaks-for.ts';

export type Kind = { title: string; look: string; to: string; named?: string };

/** What is asked of that service by name. */
export function useApprovalKinds(service: string): Record<string, Kind | undefined> {
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
