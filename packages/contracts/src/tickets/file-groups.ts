import type { PictureLimits } from '../shared/site-limits.ts';

export const fileUses = ['create', 'reply'] as const;
export type FileUse = (typeof fileUses)[number];

export const fileKinds = ['picture', 'id_paper', 'pay'] as const;
export type FileKind = (typeof fileKinds)[number];

/** Fields: `field` and 1 to `max`. `types`: question types that take them, null for every one. */
export type FileGroup = { kind: FileKind; field: string; max: number; types: readonly string[] | null };

export type DeskFiles = {
  limits: { filesPerCase: number; filesPerReply: number };
  proofs: readonly FileGroup[];
};

/** In days after the close. The pages promise it: an operator may keep them shorter, never longer. */
export const PAPERS_RETENTION_DAYS = 30;

export const deskWithin = <D extends DeskFiles>(desk: D, limits: PictureLimits): D => ({
  ...desk,
  limits: {
    ...desk.limits,
    filesPerCase: Math.min(desk.limits.filesPerCase, limits.pictures_per_report),
    filesPerReply: Math.min(desk.limits.filesPerReply, limits.pictures_per_reply),
  },
});

/** A follow-up has ordinary pictures only. */
export function fileGroups({ limits, proofs }: DeskFiles, use: FileUse): readonly FileGroup[] {
  const max = use === 'create' ? limits.filesPerCase : limits.filesPerReply;
  const pictures: FileGroup = { kind: 'picture', field: 'attachment', max, types: null };
  return use === 'create' ? [pictures, ...proofs] : [pictures];
}

export const fileGroup = (desk: DeskFiles, use: FileUse, kind: FileKind): FileGroup | undefined =>
  fileGroups(desk, use).find((group) => group.kind === kind);

export const takesFiles = ({ types }: FileGroup, type: string): boolean => types === null || types.includes(type);

/** `attachment1` …; each takes a file, or the id of one sent ahead. */
export const attachmentFields = ({ field, max }: Pick<FileGroup, 'field' | 'max'>): string[] =>
  Array.from({ length: max }, (_, n) => `${field}${n + 1}`);

export const takesPapers = ({ proofs }: DeskFiles): boolean => proofs.some(({ kind }) => kind === 'id_paper');

/** All groups of the type that takes most. */
export function filesAtMost(desk: DeskFiles, use: FileUse): number {
  const groups = fileGroups(desk, use);
  const types = ['', ...groups.flatMap((group) => group.types ?? [])];
  const counts = types.map((type) =>
    groups.filter((group) => takesFiles(group, type)).reduce((sum, { max }) => sum + max, 0),
  );
  return Math.max(...counts);
}
