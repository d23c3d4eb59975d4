import { vipDesk } from '@hub/contracts/vip';
import { figuresVerb } from '@hub/tickets/server';
import { schema } from './data-source.ts';

export const rebuild = figuresVerb(vipDesk, schema);
