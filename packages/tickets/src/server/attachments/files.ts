import type { FileStore, MediaLinks, PictureDecoder } from '@hub/nest-kit/files';
import type { Variant } from './attachment.policy.ts';

/** Where a desk keeps its files, what makes pictures of them, and what signs their addresses. */
export class Files {
  constructor(
    readonly store: FileStore,
    readonly decoder: PictureDecoder,
    readonly links: MediaLinks,
  ) {}
}

/** What stands in the store for one attachment. */
export const storedKeys = (fileKey: string): Record<Variant, string> => ({
  view: `${fileKey}.view`,
  thumb: `${fileKey}.thumb`,
});

/** The attachment that a stored key belongs to. */
export const fileKeyOf = (stored: string): string => stored.replace(/\.(view|thumb)$/, '');
