import type { FileCode } from '../file-refused.ts';
import type { Picture, Pictures } from './picture.ts';

/** What the two processes say to each other. Bytes of pictures travel by file, never in here. */
/** The child's first word. */
export const BEGUN = 'begun';
/** `most`: pixels of a picture that may be decoded now; a larger one is only measured. `words`: what is written across a picture. */
export type DecoderTask =
  { task: 'decode'; path: string; most: number } | { task: 'mark'; path: string; words: string };
export type DecoderAsk = DecoderTask & { id: number };
export type Measured = { pixels: number };
export type DecoderAnswer =
  | { id: number; done: Measured | Pictures | Picture }
  /** The picture is at fault. */
  | { id: number; refused: FileCode }
  /** The machine is at fault: no room, no such file. */
  | { id: number; failed: string };
