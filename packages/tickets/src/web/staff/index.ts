export { staffDesk } from './staff-desk.tsx';
export { lazyReports } from './lazy-reports.ts';
export type { CardArea } from './card/card-areas.ts';
export { CardPart } from './card/card-part.tsx';
export { HoldReasonDialog } from './work/hold-reason-dialog.tsx';
export { useStaffDesk } from './staff-desk-context.ts';
