import { callsOf } from '../shared/route.ts';

const { get } = callsOf('identity');

export const captchaCalls = {
  offerChallenge: get('/api/captcha/challenge', { limit: 'captcha' }),
};
