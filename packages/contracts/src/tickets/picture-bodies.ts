import { filesBodyKb } from './attachments.ts';

/** Pictures are decoded before the answer, and may have to wait for their turn. */
export const PICTURES_MS = 60_000;

/** Of a call that brings files along. */
export const withFiles = (files: number) => ({ bodyKb: filesBodyKb(files), answerMs: PICTURES_MS });
