import { callsOf } from '../shared/route.ts';

const { get, post } = callsOf('sample');

export const noteCalls = {
  leaveNote: post('/api/sample/notes', { who: 'player', bodyKb: 4, once: true }),
  listNotes: get('/api/staff/sample/notes', { who: 'staff' }),
};
