import { useLingui } from '@lingui/react/macro';
import type { MacroVariable } from '@hub/contracts/tickets';

export function useVariableWords(): Record<MacroVariable, string> {
  const { t } = useLingui();
  return {
    character_name: t`角色名稱`,
    game: t`遊戲名稱`,
    server: t`伺服器`,
    type: t`問題類型`,
    number: t`案件編號`,
    agent: t`回覆的人`,
    fill: t`要填的空格`,
  };
}
