export { DeskContent } from './desk-content.tsx';
export { StaffAccount } from './staff-account.tsx';
export { StaffTabs } from './staff-tabs.tsx';
