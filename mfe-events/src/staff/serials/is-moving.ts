import type { SerialBatch } from '@hub/contracts/events';

/** The worker is at it: it changes by itself. */
export const isMoving = ({ state }: Pick<SerialBatch, 'state'>): boolean => state === 'waiting' || state === 'reading';

/** How often one looks at what moves, in milliseconds. */
export const LOOK_MS = 1000;
