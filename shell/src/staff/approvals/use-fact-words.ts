import { useLingui } from '@lingui/react/macro';
import { useAreaWords } from '@hub/web/staff';
import { among } from '../audit/among.ts';
import { isShellFact, type shellFacts } from './shell-facts.ts';
import { speaksFor } from './speaks-for.ts';

export type FactWords = {
  fact: (name: string) => string;
  /** One line of a fact, where it is a code. */
  value: (name: string, line: string) => string;
};

/** What requests of that service state, as its area says it. */
export function useFactWords(service: string): FactWords {
  const { t } = useLingui();
  const told = useAreaWords();
  const speaks = speaksFor(service);
  const own: Record<(typeof shellFacts)[number], string> = {
    live_keys: t`使用中的金鑰`,
    link_keys: t`使用中的連線金鑰`,
    print: t`公鑰指紋（SHA-256）`,
    address: t`位址`,
  };
  return {
    fact: among({ ...told((area) => (speaks(area) ? area.approvals?.facts : undefined)), ...own }),
    value: (name, line) => {
      if (isShellFact(name)) return line;
      const words = told((area) => (speaks(area) ? area.approvals?.values?.[name] : undefined));
      return words[line] ?? words['*']?.replace('{line}', () => line) ?? line;
    },
  };
}
