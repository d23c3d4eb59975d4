import { addressOf } from '@hub/contracts/call-address';
import { dataRequestCalls } from '@hub/contracts/surveys';

export const PERSONAL_DATA = '/staff/personal-data';

export const dataAddress = {
  requests: PERSONAL_DATA,
  find: `${PERSONAL_DATA}/find`,
  /** `list`: which of its lists is shown. */
  inactivity: (list = '') => `${PERSONAL_DATA}/inactivity${list && `?list=${list}`}`,
  request: (id: number) => `${PERSONAL_DATA}/requests/${id}`,
  record: (id: number) => addressOf(dataRequestCalls.destructionRecord, { params: { request: id } }),
  file: (id: number) => addressOf(dataRequestCalls.exportPerson, { params: { request: id } }),
};

export type DataPlace = { at: 'requests' | 'find' | 'inactivity' | 'nowhere' } | { at: 'request'; id: number };

const ID = /^[1-9]\d{0,9}$/;

/** What an address below shows. The audit opens a record of a door by its number alone. */
export function dataPlaceOf(path: string): DataPlace {
  const [part = '', one = '', more] = path.slice(PERSONAL_DATA.length).split('/').filter(Boolean);
  if (more !== undefined) return { at: 'nowhere' };
  if (part === '') return { at: 'requests' };
  if (ID.test(part) && one === '') return { at: 'request', id: Number(part) };
  if ((part === 'find' || part === 'inactivity') && one === '') return { at: part };
  return part === 'requests' && ID.test(one) ? { at: 'request', id: Number(one) } : { at: 'nowhere' };
}
