import type { Area } from '../areas.ts';

/** Services without a remote, and the area whose remote has words for their requests. Not in its row, which every page of players loads. */
export const wordedBy: Readonly<Record<string, Area>> = { catalog: 'surveys', identity: 'surveys' };
