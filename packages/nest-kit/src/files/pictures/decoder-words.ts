import type { FileCode } from '../file-refused.ts';
import type { Picture, Pictures } from './picture.ts';

/** What the two processes say to each other. Bytes of pictures travel by file, never in here. */
/** The child's first word. */
export const BEGUN = 'begun';
export type DecoderTask = 'measure' | 'reencode' | 'mark';
/** `words`: what is written across a picture. */
export type DecoderAsk = { id: number; task: DecoderTask; path: string; words?: string };
export type Measured = { pixels: number };
export type DecoderAnswer =
  | { id: number; done: Measured | Pictures | Picture }
  /** The picture is at fault. */
  | { id: number; refused: FileCode }
  /** The machine is at fault: no room, no such file. */
  | { id: number; failed: string };
