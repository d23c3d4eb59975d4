/** `size`: bytes. `upload`: the server's id. `retry`: another try may help. `stub`: a small view of what is sent. */
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
export type TakenFile = { entry: FileEntry; body: Blob };

export const isUnderWay = ({ state }: FileEntry): boolean =>
  state === 'waiting' || state === 'preparing' || state === 'sending';

/** Refused for good before it ever went along: it stays behind, and holds nothing back. A stub the player counts on. */
export const staysBehind = ({ state, retry, stub }: FileEntry): boolean => state === 'failed' && !retry && !stub;
