import { useSearchParams } from '@hub/web';

/** Each has its own draft. `apart`: the case it was to continue, until the player decided otherwise. */
export type ReportMark = { follows?: number; apart?: number; draft?: string };

const NUMBER = /^[1-9]\d{0,9}$/;
const DRAFT = /^[\w-]{4,36}$/;

const numberOf = (text: string | null) => (NUMBER.test(text ?? '') ? { number: Number(text) } : undefined);

export function markOf(search: URLSearchParams): ReportMark {
  const follows = numberOf(search.get('follows'))?.number;
  const apart = follows === undefined ? numberOf(search.get('apart'))?.number : undefined;
  const draft = search.get('draft') ?? '';
  return {
    ...(follows !== undefined && { follows }),
    ...(apart !== undefined && { apart }),
    ...(DRAFT.test(draft) && { draft }),
  };
}

export function useReportMark(): ReportMark {
  const [search] = useSearchParams();
  return markOf(search);
}

/** As a part of an address, without its `?`. */
export const queryOfMark = (mark: ReportMark): string =>
  new URLSearchParams(Object.entries(mark).map(([name, value]) => [name, String(value)])).toString();

/** As a part of the name of a draft: whoever no longer continues a case writes on in the same one. */
export const nameOfMark = ({ follows, apart = follows, draft }: ReportMark): string =>
  [apart !== undefined && `-after-${apart}`, draft !== undefined && `-of-${draft}`].filter(Boolean).join('');
