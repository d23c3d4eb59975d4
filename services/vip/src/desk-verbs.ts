import { deskVerbs } from '@hub/tickets/server';
import { schema } from './data-source.ts';

export const { rebuildSearch, recountQueue } = deskVerbs('vip', schema);
