import type { FileStore, MediaLinks, PictureDecoder, UploadFolder, Vault } from '@hub/nest-kit/files';
import type { Variant } from './attachment.policy.ts';

/**
 * Where a desk keeps its files, what makes pictures of them, what signs their addresses, what seals ID papers, and where
 * one lies while it is worked on.
 */
export class Files {
  constructor(
    readonly store: FileStore,
    readonly decoder: PictureDecoder,
    readonly links: MediaLinks,
    readonly vault: Vault,
    readonly uploads: UploadFolder,
  ) {}
}

/** What stands in the store for one attachment; of an ID paper only the view does. */
export const storedKeys = (fileKey: string): Record<Variant, string> => ({
  view: `${fileKey}.view`,
  thumb: `${fileKey}.thumb`,
});

/** The attachment that a stored key belongs to. */
export const fileKeyOf = (stored: string): string => stored.replace(/\.(view|thumb)$/, '');
