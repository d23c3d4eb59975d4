import { limitBounds, type PictureLimits } from '../shared/site-limits.ts';

/** Largest file that the settings of the site allow, in bytes: this passes, one more does not. */
export const fileBytes = ({ picture_mb }: Pick<PictureLimits, 'picture_mb'>): number => picture_mb * 1024 * 1024;

/** Largest file that they can allow. */
export const FILE_BYTES_MAX = fileBytes({ picture_mb: limitBounds.picture_mb.most });

/** KiB of a request that carries so many files, with room for the text and the form's own lines. */
export const filesBodyKb = (files: number): number => (files * FILE_BYTES_MAX) / 1024 + 1024;

/** Pictures are decoded before the answer, and may have to wait for their turn. */
export const PICTURES_MS = 60_000;

/** Of a call that brings files along. */
export const withFiles = (files: number) => ({ bodyKb: filesBodyKb(files), answerMs: PICTURES_MS });
