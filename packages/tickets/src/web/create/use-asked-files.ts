import type { FileKind } from '@hub/contracts/tickets';
import { useLingui } from '@lingui/react/macro';
import { useDesk } from '../desk-context.ts';
import { kindsOfIssue, kindsOfType } from './files-of-type.ts';
import type { ReportValues } from './report-values.ts';
import type { FileWishes } from './use-report-files.ts';

type Asked = {
  wishes: FileWishes;
  kinds: (values: Pick<ReportValues, 'question_type'>) => readonly FileKind[];
};

/** `type`: chosen on a page of its own. */
export function useAskedFiles(type: string | undefined): Asked {
  const { desk } = useDesk();
  const tooMany = useAtMost();
  if (type === undefined) return { wishes: {}, kinds: ({ question_type }) => kindsOfType(desk, question_type) };
  return { wishes: { picture: { tooMany } }, kinds: () => kindsOfIssue(desk, type) };
}

export function useAtMost(): (max: number) => string {
  const { t } = useLingui();
  return (max) => t({ context: 'tickets', message: `最多 ${max} 個附件` });
}
