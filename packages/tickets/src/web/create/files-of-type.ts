import { fileGroups, takesFiles, type Desk, type FileKind } from '@hub/contracts/tickets';
import { joinFiles, type SentFiles } from '@hub/forms';
import type { ReportFiles } from './use-report-files.ts';

/** What the one-page form asks for: proofs of ownership in place of pictures where whose account it is must be shown. */
export function kindsOfType(desk: Desk, type: string): readonly FileKind[] {
  const proofs = fileGroups(desk, 'create').filter((group) => group.types !== null && takesFiles(group, type));
  const kinds = proofs.map(({ kind }) => kind);
  return kinds.includes('id_paper') ? kinds : ['picture'];
}

/** Those of these kinds go with the report; the others are kept aside. */
export const reportFiles = (files: ReportFiles, kinds: readonly FileKind[]): SentFiles =>
  joinFiles(
    Object.values(files),
    kinds.map((kind) => files[kind]),
  );
