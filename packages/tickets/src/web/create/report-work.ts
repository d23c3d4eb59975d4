import { draftKey } from '@hub/forms';
import type { Desk } from '@hub/contracts/tickets';
import { deskPaths } from '../desk-paths.ts';
import type { StartedWork } from '../started-work.ts';

/** Who has no character. */
export const VISITOR = 'visitor';

/** A report as it is begun by a role, or by a visitor. */
export function reportWork(desk: Desk, game: string, role: string): Omit<StartedWork, 'from'> {
  const draft = draftKey({ game, role, form: `${desk.key}-create`, version: 1 });
  return { desk: desk.key, game, path: deskPaths(desk, game).create, draft };
}
