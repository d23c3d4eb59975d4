import type {
  AreaOverview,
  ReleaseDetailView,
  ReleaseHostsView,
  ReleasesView,
  VitalRow,
} from '@hub/contracts/releases';

export const LIST = 'GET /api/staff/releases';
export const ONE = 'GET /api/staff/releases/:area';
export const MOVE = 'POST /api/staff/releases/:area/moves';
export const LOCAL = 'POST /api/staff/releases/:area/local';
export const HOSTS = 'GET /api/staff/releases/:area/hosts';
export const SAY_HOSTS = 'POST /api/staff/releases/:area/hosts';
export const at = '2026-11-26T10:00:00+08:00';

const LCP: VitalRow = { name: 'LCP', route: '/events/event_serial', webview: 'browser', p75: 1830, samples: 210 };
const inGame: VitalRow[] = [
  { ...LCP, webview: 'webview', p75: 2240, samples: 48 },
  { ...LCP, webview: 'webview', name: 'CLS', p75: 12, samples: 48 },
];

export const events: AreaOverview = {
  area: 'events',
  revision: 7,
  live: 'live000001',
  canary: { build: 'next000001', share: 5, since: at },
  mounts: [
    { build: 'live000001', mounts: 4000, failures: 4 },
    { build: 'next000001', mounts: 300, failures: 12 },
    { build: 'old0000001', mounts: 40, failures: 1 },
  ],
};
export const shell: AreaOverview = { area: 'shell', revision: 2, live: 'shell00001', canary: null, mounts: [] };
export const list: ReleasesView = { areas: [events, shell], moves: true };
export const noHosts: ReleaseHostsView = { mountable: false, hosts: {}, configured: true, revision: 7 };
export const detail: ReleaseDetailView = {
  ...events,
  moves: true,
  next: null,
  back: { build: 'old0000001' },
  builds: [
    {
      build: 'next000001',
      published_at: at,
      by: 'zoe (token 3)',
      last_live_at: null,
      retired_at: at,
      needs: { facade: '^1.0.0' },
    },
    {
      build: 'old0000001',
      published_at: at,
      by: 'zoe (token 3)',
      last_live_at: at,
      retired_at: null,
      needs: { facade: '^1.0.0' },
    },
  ],
  events: [
    {
      revision: 6,
      verb: 'stop',
      build: 'old0000001',
      share: 0,
      live_before: 'live000001',
      by: 'automatic',
      reason: '',
      facts: { canary: { mounts: 240, failures: 20 }, live: { mounts: 900, failures: 1 } },
      hosts: null,
      at,
    },
    {
      revision: 5,
      verb: 'rollback',
      build: 'live000001',
      share: 100,
      live_before: 'old0000001',
      by: '小諾 (nova)',
      reason: '領不到序號',
      facts: null,
      hosts: null,
      at,
    },
  ],
  vitals: [
    { build: null, rows: [LCP, ...inGame] },
    { build: 'live000001', rows: [{ ...LCP, p75: 1790, samples: 200 }] },
    { build: 'next000001', rows: [{ ...LCP, p75: 2610, samples: 10 }] },
    { build: 'old0000001', rows: [{ ...LCP, p75: 3020, samples: 12 }] },
  ],
};
