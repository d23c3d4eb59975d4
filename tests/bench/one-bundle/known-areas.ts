import { globSync, readFileSync } from 'node:fs';
import { remoteRow } from '@hub/federation/document';
import type { RemoteDescriptor } from '@hub/federation/descriptor';
import { inLocal } from '../../../infra/local/boot/places.mjs';

const builds = inLocal('www', 'builds');
const descriptors = globSync('*.json', { cwd: builds })
  .filter((name) => name !== 'shell.json')
  .map((name) => JSON.parse(readFileSync(`${builds}/${name}`, 'utf8')) as RemoteDescriptor);

/** What a bundle of the whole site knows of its areas, by area: doors, titles and windows, and nothing of files that are loaded. */
export const knownAreas = Object.fromEntries(
  descriptors.map((descriptor) => {
    const { area, routes, titles, windows, name, siteDoors, gameLinks, gameHome, unread } = remoteRow(
      descriptor,
      'zh-TW',
      false,
    );
    const spoken = { 'zh-HK': '', en: '' };
    const none = { staffRoutes: [], exposes: [], locales: spoken, staffLocales: {}, integrities: {} };
    return [area, { area, routes, titles, windows, name, siteDoors, gameLinks, gameHome, unread, ...none }];
  }),
);
