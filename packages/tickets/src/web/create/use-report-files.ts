import type { PictureLimits } from '@hub/contracts/shared';
import { deskWithin, fileBytes, fileGroup, type Desk, type FileKind } from '@hub/contracts/tickets';
import { useFiles, type FilesOptions, type FormFiles } from '@hub/forms';
import { uploadUrl } from '../desk-paths.ts';

/** The files of a report; each kind has its own picker, limit and draft. */
export type ReportFiles = Record<FileKind, FormFiles>;

export type FileWishes = Partial<Record<FileKind, Pick<Partial<FilesOptions>, 'max' | 'tooMany' | 'required'>>>;

export const filesDraftKey = (draft: string, kind: string): string =>
  kind === 'picture' || kind === '' ? draft : `${draft}/${kind}`;

/** Every kind stays as it was picked while another question type shows other kinds. */
export function useReportFiles(
  desk: Desk,
  limits: PictureLimits,
  draftKey: string,
  wishes: FileWishes = {},
): ReportFiles {
  const of = (kind: FileKind) => {
    const group = fileGroup(deskWithin(desk, limits), 'create', kind);
    return {
      url: uploadUrl(desk, { kind }),
      max: group?.max ?? 0,
      bytes: fileBytes(limits),
      field: group?.field,
      papers: kind === 'id_paper',
      draftKey: filesDraftKey(draftKey, kind),
      ...wishes[kind],
    };
  };
  return { picture: useFiles(of('picture')), id_paper: useFiles(of('id_paper')), pay: useFiles(of('pay')) };
}
