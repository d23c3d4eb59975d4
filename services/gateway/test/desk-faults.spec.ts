import { expect, it } from 'vitest';
import type { RemoteDescriptor } from '@hub/federation/descriptor';
import { app as events } from '../../../mfe-events/rspack.config.ts';
import { app as support } from '../../../mfe-support/rspack.config.ts';
import { deskFaults } from '../src/registry/desk-faults.ts';
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
  ['is for a role that there is not', { ...door, roles: ['boss'] }],
  ['says not for whom it is', { ...door, roles: undefined }],
  ['has no place', { ...door, order: undefined }],
  ['comes before everything', { ...door, order: -1 }],
  ['opens a number without naming it', { ...door, numbered: { open: door.title, kind: door.title } }],
  ['is no door', [] as object],
])('a door that %s is refused', (_, bad) => {
  expect(faults(bad)).not.toEqual([]);
});

it('two doors of one name are refused', () => {
  expect(faults(door, { ...door, to: '/staff/support/clan' })).toEqual(['two doors are called guild']);
});

it('the doors of the site are good', () => {
  for (const { area, staffRoutes = [], doors, approvalRoles } of [support, events])
    expect(deskFaults(aRemote({ area, staffRoutes, doors, approvalRoles }))).toEqual([]);
});
