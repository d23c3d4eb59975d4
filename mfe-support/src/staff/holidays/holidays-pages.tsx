import { useSearchParams } from '@hub/web';
import { dayOf } from '@hub/contracts/tickets';
import { yearIn, type HolidaysPlace } from './holidays-address.ts';
import { HolidaysPage } from './holidays.page.tsx';
import { ImportHolidaysPage } from './import-holidays.page.tsx';
import { NewHolidayPage } from './new-holiday.page.tsx';

/** Screens of the days when the desk stays shut: a year, one more day, a whole year at once. */
export function HolidaysPages({ place }: { place: HolidaysPlace }) {
  const [search] = useSearchParams();
  const year = yearIn(search) || dayOf(new Date()).slice(0, 4);
  if (place === 'new') return <NewHolidayPage key={year} year={year} />;
  return place === 'import' ? <ImportHolidaysPage key={year} year={year} /> : <HolidaysPage year={year} />;
}
