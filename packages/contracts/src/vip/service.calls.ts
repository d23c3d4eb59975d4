import { callsOf } from '../shared/route.ts';

const { post } = callsOf('vip');

export const vipServiceCalls = {
  initSetup: post('/api/vipservice/init_setup', { limit: 'read', bodyKb: 16, passToken: true }),
  // A game may take its time twice, at each of two ways to ask it.
  confirmCharacter: post('/api/vipquestions/render_create_form', {
    limit: 'lookup',
    bodyKb: 16,
    handOver: true,
    answerMs: 14_000,
  }),
};
