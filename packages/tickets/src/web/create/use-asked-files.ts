import type { FileKind } from '@hub/contracts/tickets';
import { useLingui } from '@lingui/react/macro';
import { useDesk } from '../desk-context.ts';
import { kindsOfIssue, kindsOfType } from './files-of-type.ts';
import type { ReportValues } from './report-values.ts';
import type { FileWishes } from './use-report-files.ts';

type Asked = {
  wishes: FileWishes;
  /** The kinds that go with what stands in the form. */
  kinds: (values: Pick<ReportValues, 'question_type'>) => readonly FileKind[];
};

/** Which files a report asks for, and in which words: `type` when it was chosen on a page of its own. */
export function useAskedFiles(type: string | undefined): Asked {
  const { desk } = useDesk();
  const tooMany = useAtMost();
  if (type === undefined) return { wishes: {}, kinds: ({ question_type }) => kindsOfType(desk, question_type) };
  return { wishes: { picture: { tooMany } }, kinds: () => kindsOfIssue(desk, type) };
}

/** What the new forms say to a choice that is too large. */
export function useAtMost(): (max: number) => string {
  const { t } = useLingui();
  return (max) => t({ context: 'tickets', message: `最多 ${max} 個附件` });
}
