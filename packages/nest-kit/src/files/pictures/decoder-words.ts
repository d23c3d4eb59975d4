import type { FileCode } from '../file-refused.ts';
import type { Pictures } from './picture.ts';

/** What the two processes say to each other. Bytes of pictures travel by file, never in here. */
/** The child's first word. */
export const BEGUN = 'begun';
export type DecoderTask = 'measure' | 'reencode';
export type DecoderAsk = { id: number; task: DecoderTask; path: string };
export type Measured = { pixels: number };
export type DecoderAnswer =
  | { id: number; done: Measured | Pictures }
  /** The picture is at fault. */
  | { id: number; refused: FileCode }
  /** The machine is at fault: no room, no such file. */
  | { id: number; failed: string };
