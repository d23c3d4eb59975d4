import { defineRemote } from '@hub/federation/define-remote';
import { audit, doors, jobs, name, retention } from './manifest.ts';

export const app = defineRemote({
  dir: import.meta.dirname,
  area: 'sample',
  port: 3999,
  exposes: { './routes': './src/routes.tsx', './staff': './src/staff.tsx' },
  routes: [{ path: '/sample', title: name, window: 'tall', chunk: 'notes' }],
  staffRoutes: ['/staff/sample/*'],
  name,
  doors,
  audit,
  jobs,
  retention,
});
