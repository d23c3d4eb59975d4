import type { AuditWords, Titles } from '@hub/contracts/manifest';
import { pageData, type RemoteEntry } from '@hub/web';
import { useAreaWords } from '@hub/web/staff';
import { alsoWords, isOwn } from './words-in-audit.ts';

type Pick = (audit: AuditWords) => Titles | undefined;
type Told = (pick: Pick) => Record<string, string>;

/** What areas call what is in rows of that service; its own area has the last word. */
export function useToldWords(): (service: string, pick: Pick) => Record<string, string> {
  const told = useAreaWords();
  return (service, pick) => {
    const of = (speaks: (area: RemoteEntry) => boolean) =>
      told((area) => (speaks(area) && area.audit ? pick(area.audit) : undefined));
    return { ...of(alsoWords(service)), ...of(isOwn(service)) };
  };
}

/** Where no service is known, a code that two areas call differently has no words. */
export function useUndisputedWords(): Told {
  const told = useToldWords();
  return (pick) => {
    const words = Object.keys(pageData().registry.areas).flatMap((area) => Object.entries(told(area, pick)));
    const all = Object.fromEntries(words);
    const disputed = new Set(words.filter(([code, word]) => all[code] !== word).map(([code]) => code));
    return Object.fromEntries(Object.entries(all).filter(([code]) => !disputed.has(code)));
  };
}

/** Of rows of that service, or of no row. */
export function useTold(service: string | undefined): Told {
  const told = useToldWords();
  const undisputed = useUndisputedWords();
  return service === undefined ? undisputed : (pick) => told(service, pick);
}
