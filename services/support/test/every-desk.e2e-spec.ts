import { supportDesk } from '@hub/contracts/support';
import { aPlayer } from '@hub/nest-kit/testing';
import { afterAll, beforeAll } from 'vitest';
import { everyDesk } from '../../../packages/tickets/test/desk/every-desk.ts';
import { startSupport, type Support } from './support.setup.ts';

let support: Support;
beforeAll(async () => {
  support = await startSupport();
});
afterAll(() => support.close());

everyDesk(() => ({ ...support, desk: supportDesk, player: () => Promise.resolve(aPlayer()) }));
