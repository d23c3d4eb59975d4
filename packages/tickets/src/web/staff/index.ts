export { staffDesk } from './staff-desk.tsx';
