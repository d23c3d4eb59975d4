import { rank } from '../../../services/vip/src/rank.ts';
export const engine = rank;
