export { staffDesk } from './staff-desk.tsx';
export { lazyReports } from './lazy-reports.ts';
