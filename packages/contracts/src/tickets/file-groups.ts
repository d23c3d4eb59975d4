import type { PictureLimits } from '../shared/site-limits.ts';

export const fileUses = ['create', 'reply'] as const;
export type FileUse = (typeof fileUses)[number];

/** What a file is: a picture of what happened, a paper that proves who somebody is, a proof of payment. */
export const fileKinds = ['picture', 'id_paper', 'pay'] as const;
export type FileKind = (typeof fileKinds)[number];

/**
 * Files of one kind in a report. Their fields are `field` and a number from 1 to `max`. `types`: the question types that
 * take them, null for every one.
 */
export type FileGroup = { kind: FileKind; field: string; max: number; types: readonly string[] | null };

/** What a desk says about its files; `proofs` are the groups that a report takes beside its pictures. */
export type DeskFiles = {
  limits: { filesPerCase: number; filesPerReply: number };
  proofs: readonly FileGroup[];
};

/**
 * How long ID papers are kept after their case is closed, in days. The pages promise it: an operator may keep them for a
 * shorter time, never for a longer one.
 */
export const PAPERS_RETENTION_DAYS = 30;

export const deskWithin = <D extends DeskFiles>(desk: D, limits: PictureLimits): D => ({
  ...desk,
  limits: {
    ...desk.limits,
    filesPerCase: Math.min(desk.limits.filesPerCase, limits.pictures_per_report),
    filesPerReply: Math.min(desk.limits.filesPerReply, limits.pictures_per_reply),
  },
});

/** The groups of a message; a follow-up has ordinary pictures only. */
export function fileGroups({ limits, proofs }: DeskFiles, use: FileUse): readonly FileGroup[] {
  const max = use === 'create' ? limits.filesPerCase : limits.filesPerReply;
  const pictures: FileGroup = { kind: 'picture', field: 'attachment', max, types: null };
  return use === 'create' ? [pictures, ...proofs] : [pictures];
}

export const fileGroup = (desk: DeskFiles, use: FileUse, kind: FileKind): FileGroup | undefined =>
  fileGroups(desk, use).find((group) => group.kind === kind);

export const takesFiles = ({ types }: FileGroup, type: string): boolean => types === null || types.includes(type);

/** Names of a group's fields: `attachment1` …; each takes a file, or the id of one sent ahead. */
export const attachmentFields = ({ field, max }: Pick<FileGroup, 'field' | 'max'>): string[] =>
  Array.from({ length: max }, (_, n) => `${field}${n + 1}`);

export const takesPapers = ({ proofs }: DeskFiles): boolean => proofs.some(({ kind }) => kind === 'id_paper');

/** The most files that one message can carry: all groups of the type that takes most. */
export function filesAtMost(desk: DeskFiles, use: FileUse): number {
  const groups = fileGroups(desk, use);
  const types = ['', ...groups.flatMap((group) => group.types ?? [])];
  const counts = types.map((type) =>
    groups.filter((group) => takesFiles(group, type)).reduce((sum, { max }) => sum + max, 0),
  );
  return Math.max(...counts);
}
