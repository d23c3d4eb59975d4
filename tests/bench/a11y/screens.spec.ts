import { expect, it } from 'vitest';
import { settingNames } from '@hub/contracts/catalog';
import { matches } from '@hub/federation/match';
import { tools } from '../../../mfe-events/src/staff/deliveries-address.ts';
import { eventTabs } from '../../../mfe-events/src/staff/events/events-address.ts';
import { serialsAddress } from '../../../mfe-events/src/staff/serials/serials-address.ts';
import { surveyTabs } from '../../../mfe-surveys/src/staff/surveys-address.ts';
import { areas } from '../../../packages/federation/src/areas.ts';
import type { RemoteApp } from '../../../packages/federation/src/define-remote.ts';
import { app as shell } from '../../../shell/rspack.config.ts';
import { screens } from './screens.ts';

const paths = screens.map(({ path }) => path.split(/[?#]/)[0] ?? '');
const remotes = await Promise.all(
  areas.map(async (area) => ((await import(`../../../mfe-${area}/rspack.config.ts`)) as { app: RemoteApp }).app),
);
const patterns = [shell, ...remotes].flatMap(({ routes }) => routes.map(({ path }) => path));
const staffPatterns = remotes.flatMap(({ staffRoutes = [] }) => staffRoutes);
/** Below an open pattern of staff: what its remote tells apart by the rest of the address. */
const below = [
  ...tools.map((tool) => `/staff/deliveries/${tool}`),
  ...Object.values(serialsAddress),
  ...[
    'new',
    ...eventTabs.filter((tab) => tab !== 'overview').map((tab) => `:id/${tab}`),
    ':id',
    ':id/edit',
    ':id/substitute',
  ].map((part) => `/staff/events/${part}`),
  ...['new', ':id', ':id/edit', ...surveyTabs.filter((tab) => tab !== 'overview').map((tab) => `:id/${tab}`)].map(
    (part) => `/staff/surveys/${part}`,
  ),
  ...settingNames.map((name) => `/staff/settings/${name}`),
];

it.each([...patterns, ...staffPatterns, ...below])('%s is among the screens that are looked at', (pattern) => {
  expect(paths.filter((path) => matches(pattern, path))).not.toEqual([]);
});

it('no two screens have one name', () => {
  const names = screens.map(({ name }) => name);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});
