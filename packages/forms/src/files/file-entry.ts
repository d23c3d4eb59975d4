/**
 * A picked file. `size`: bytes, as picked until it is ready, then as sent. `upload`: the server's id. `reason` of a failed
 * one is one sentence; `retry`: another try may help. `stub`: only a small view of it is here, the server has the picture.
 */
export type FileEntry = {
  id: string;
  name: string;
  size: number;
  state: 'waiting' | 'preparing' | 'sending' | 'done' | 'failed';
  percent: number;
  thumb?: string;
  upload?: string;
  reason?: string;
  retry?: boolean;
  stub?: boolean;
};
/** What a message takes along of a file: enough to show it, and to send it again. */
export type TakenFile = { entry: FileEntry; body: Blob };

export const isUnderWay = ({ state }: FileEntry): boolean =>
  state === 'waiting' || state === 'preparing' || state === 'sending';

/** Refused for good before it ever went along: it stays behind, and holds nothing back. A stub the player counts on. */
export const staysBehind = ({ state, retry, stub }: FileEntry): boolean => state === 'failed' && !retry && !stub;
