import { supportDesk } from '@hub/contracts/support';
import { figuresVerb } from '@hub/tickets/server';
import { schema } from './data-source.ts';

export const rebuild = figuresVerb(supportDesk, schema);
