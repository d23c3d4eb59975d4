import type { PictureView } from '@hub/contracts/tickets';

/** `reply` 0 is the report itself. */
export const picturesOfMessage = (all: readonly PictureView[], reply: number): PictureView[] =>
  all.filter(({ reply_id }) => reply_id === reply);
