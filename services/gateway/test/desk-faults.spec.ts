import { expect, it } from 'vitest';
import type { SlotPart } from '@hub/contracts/manifest';
import type { Expose, RemoteDescriptor } from '@hub/federation/descriptor';
import { areas } from '../../../packages/federation/src/areas.ts';
import type { RemoteApp } from '../../../packages/federation/src/define-remote.ts';
import { manifestOf } from '../../../packages/federation/src/manifest-of.ts';
import { deskFaults } from '../src/registry/desk-faults.ts';
import { siteFaults } from '../src/registry/site-faults.ts';
import { aDoor, aRemote } from './builds.ts';

const door = aDoor();
const faults = (...doors: object[]) => deskFaults(aRemote({ doors } as Partial<RemoteDescriptor>));
const sentence = { tw: '開啟 {number}', en: 'Open {number}' };

it('a door that says everything is good, and so is a build that tells none', () => {
  const full = { ...door, unless: ['lead'], owners: true, also: ['/staff/support/clan'], records: ['guild'] };
  expect(faults({ ...full, numbered: { open: sentence, kind: door.title } })).toEqual([]);
  expect(deskFaults(aRemote({ doors: undefined }))).toEqual([]);
});

it.each<[string, object]>([
  ['is called nothing', { ...door, name: '' }],
  ['leads to a screen of another area', { ...door, to: '/staff/questions' }],
  ['leads to another site', { ...door, to: 'https://evil.example' }],
  ['has an open part in its address', { ...door, to: '/staff/support/:id' }],
  ['stands for screens of another area', { ...door, also: ['/staff/audit'] }],
  ['lacks a language', { ...door, title: { tw: '公會' } }],
  ['is for what is no name of a role', { ...door, roles: ['The Boss'] }],
  ['says not for whom it is', { ...door, roles: undefined }],
  ['is for nobody', { ...door, roles: [] }],
  ['has no place', { ...door, order: undefined }],
  ['comes before everything', { ...door, order: -1 }],
  ['opens a number without naming it', { ...door, numbered: { open: door.title, kind: door.title } }],
  ['is no door', [] as object],
])('a door that %s is refused', (_, bad) => {
  expect(faults(bad)).not.toEqual([]);
});

it.each(['owners', 'jobs'])('a door that is for no role, and says %s, is good', (others) => {
  expect(faults({ ...door, roles: [], [others]: true })).toEqual([]);
});

it('two doors of one name are refused', () => {
  expect(faults(door, { ...door, to: '/staff/support/clan' })).toEqual(['there are two of door guild']);
});

const part: SlotPart = {
  slot: 'player-card',
  name: 'guild',
  expose: './routes',
  title: { tw: '公會', en: 'Guilds' },
  roles: ['agent'],
  order: 10,
};

it.each<[string, object[], number]>([
  ['is one', [part], 0],
  ['names no slot', [{ ...part, slot: undefined }], 1],
  ['is for what is no name of a role', [{ ...part, roles: ['The Boss'] }], 1],
  ['is for nobody', [{ ...part, roles: [] }], 1],
  ['is of a module that nobody may have', [{ ...part, expose: './staff' }], 1],
  ['is there twice', [part, part], 1],
])('a part that %s has what is wrong with it said', (_, parts, count) => {
  expect(deskFaults(aRemote({ parts } as Partial<RemoteDescriptor>))).toHaveLength(count);
});

const word = { tw: '公會', en: 'Guild' };
const work = { name: word };
const kept = { name: word, rules: { guilds: { what: word, until: word } } };
const request = { title: word, look: word, to: '/staff/support/guild/{subject}?find={name}' };

it.each<[string, object, number]>([
  ['of the audit are good', { audit: { actions: { 'guild.found': word }, values: { state: { on: word } } } }, 0],
  ['of a request are good', { approvals: { kinds: { 'guild-merge': { ...request, named: 'guild_name' } } } }, 0],
  [
    'of work and of what is kept are good',
    {
      jobs: { ...work, roles: ['lead'], file: '/api/staff/guilds/files/:export', rounds: { fold: word } },
      retention: kept,
    },
    0,
  ],
  ['of work lack the name of the service', { jobs: { rounds: {} } }, 1],
  ['of work are for nobody', { jobs: { ...work, roles: [] } }, 1],
  ['of a file lead elsewhere', { jobs: { ...work, file: '//evil.example/:export' } }, 1],
  ['of what is kept say not until when', { retention: { ...kept, rules: { guilds: { what: word } } } }, 1],
  ['of the audit lack a language', { audit: { objects: { guild: { tw: '公會' } } } }, 1],
  ['of the audit are of no code', { audit: { fields: { '<b>': word } } }, 1],
  ['lead to a screen of another area', { approvals: { kinds: { merge: { ...request, to: '/staff/questions' } } } }, 1],
  ['lead to another site', { approvals: { kinds: { merge: { ...request, to: '//evil.example' } } } }, 1],
])('words that %s', (_, told, count) => {
  expect(deskFaults(aRemote(told as Partial<RemoteDescriptor>))).toHaveLength(count);
});

const apps = await Promise.all(
  areas.map(async (area) => ((await import(`../../../mfe-${area}/rspack.config.ts`)) as { app: RemoteApp }).app),
);

it.each(apps)('what $area of the site says of itself is good', (app) => {
  const exposes = Object.keys(app.exposes) as Expose[];
  const routes = app.routes.map(({ path }) => path);
  const { area, staffRoutes = [] } = app;
  const remote = aRemote({ area, staffRoutes, exposes, routes, ...manifestOf(app) });
  expect([...deskFaults(remote), ...siteFaults(remote)]).toEqual([]);
});
