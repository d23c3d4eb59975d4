import type { FileStore, MediaLinks, PictureDecoder, UploadFolder, Vault } from '@hub/nest-kit/files';
import type { Variant } from './attachment.policy.ts';

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

export const fileKeyOf = (stored: string): string => stored.replace(/\.(view|thumb)$/, '');
