import type { FileCode } from '../file-refused.ts';
import type { Picture, Pictures } from './picture.ts';

/** What the two processes say to each other. Bytes of pictures travel by file, never in here. */
export const BEGUN = 'begun';
/** `most`: pixels that may be decoded; a larger picture is only measured. */
export type DecoderTask =
  { task: 'decode'; path: string; most: number } | { task: 'mark'; path: string; words: string };
export type DecoderAsk = DecoderTask & { id: number };
export type Measured = { pixels: number };
export type DecoderAnswer =
  | { id: number; done: Measured | Pictures | Picture }
  | { id: number; refused: FileCode }
  /** The machine is at fault: no room, no such file. */
  | { id: number; failed: string };
