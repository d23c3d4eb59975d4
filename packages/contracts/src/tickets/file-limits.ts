import { limitBounds, type PictureLimits } from '../shared/site-limits.ts';

/** In bytes: this passes, one more does not. */
export const fileBytes = ({ picture_mb }: Pick<PictureLimits, 'picture_mb'>): number => picture_mb * 1024 * 1024;

export const FILE_BYTES_MAX = fileBytes({ picture_mb: limitBounds.picture_mb.most });

/** With room for the text and the form's own lines. */
export const filesBodyKb = (files: number): number => (files * FILE_BYTES_MAX) / 1024 + 1024;

/** Pictures are decoded before the answer, and may have to wait for their turn. */
export const PICTURES_MS = 60_000;

export const withFiles = (files: number) => ({ bodyKb: filesBodyKb(files), answerMs: PICTURES_MS });
