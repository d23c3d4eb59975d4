import { overseasAreas, type FirstStepBody, type ReportType } from '@hub/contracts/topup';
import type { PrevReport } from '../flow/shop.api.ts';

export const emptyBuyer = {
  serverId: '',
  roleId: '',
  charName: '',
  email: '',
  area: '',
  userPhone: '',
  gender: '',
  birthday: '',
};
export type BuyerValues = typeof emptyBuyer;
export const buyerFields = Object.keys(emptyBuyer) as (keyof BuyerValues & keyof FirstStepBody)[];

export type KnownBuyer = Omit<PrevReport, 'report_type' | 'wire_code' | 'wire_name' | 'bank_name'>;

/** A character is of one game; a home and a phone are of one region. */
export function filledBuyer(known: KnownBuyer, game: string, type: ReportType): Partial<BuyerValues> {
  const isAbroad = overseasAreas.some((area) => area === known.area);
  return {
    ...(known.game_id === game && { serverId: known.server_id, roleId: known.role_id, charName: known.char_name }),
    ...(isAbroad === (type === '2') && { area: known.area, userPhone: known.phone }),
    email: known.email,
    gender: known.gender,
    birthday: known.birthday,
  };
}
