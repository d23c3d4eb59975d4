import { closing } from './closing.ts';
import { deadlines } from './deadlines.ts';
import { followUps } from './follow-ups.ts';
import type { TestDesk } from './test-desk.ts';
import { unreadAnswers } from './unread.ts';

export type { TestDesk } from './test-desk.ts';

/** What is so at every desk. */
export function everyDesk(running: () => TestDesk): void {
  unreadAnswers(running);
  followUps(running);
  closing(running);
  deadlines(running);
}
