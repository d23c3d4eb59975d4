import { rank } from '../../../vip/src/rank.ts';
export const open = rank;
