import { globSync, readFileSync } from 'node:fs';
import { RECORDINGS } from '@hub/federation/recording-file';
import { expect, it } from 'vitest';
import { inRoot } from '../../boot/places.mjs';
import { recordingFaults } from './recording-faults.ts';
import { readRecording, writtenRecording, type RecordedCall } from './recording.ts';

const files = globSync(RECORDINGS, { cwd: inRoot() }).toSorted();

it.each(files)('%s asks what can be asked, and says nothing that only one run knew', (file) => {
  const recording = readRecording(inRoot(file));
  expect(recording).not.toBeNull();
  expect(recordingFaults(recording!)).toEqual([]);
  expect(writtenRecording(recording!)).toBe(readFileSync(inRoot(file), 'utf8'));
});

const call = (over: Partial<RecordedCall>): RecordedCall => ({
  as: 'anybody',
  call: 'GET /api/events/{a1.id}',
  status: 200,
  answer: {},
  ...over,
});

it.each<[string, Partial<RecordedCall>, string]>([
  ['has gone', { call: 'GET /api/events/gone/x/y/z' }, 'is no call any more: npm run mfe -- record events'],
  ['is of another area', { call: 'GET /api/staff/surveys' }, 'is not of events'],
  ['has a password', { body: { password: 'x' } }, 'only one run knew'],
  ['has a token', { body: { token: 'eyJhbGciOiJI' } }, 'only one run knew'],
])('a call that %s is told', (_, over, why) => {
  expect(recordingFaults({ area: 'events', calls: [call(over)] }).join()).toContain(why);
});

it('a call to a service without a remote of its own is told by none, and neither is the type of what is secret', () => {
  const ofTheSite = call({ call: 'GET /api/staff/me', answer: { data: { csrf: 'string' } } });
  expect(recordingFaults({ area: 'events', calls: [ofTheSite] })).toEqual([]);
});
