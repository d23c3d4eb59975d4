import { useLocation } from '@hub/web';
import { CodesFrame } from '../codes/codes-frame.tsx';
import { BatchesPage } from './list/batches.page.tsx';
import { LookUpPage } from './lookup/look-up.page.tsx';
import { GeneratePage } from './make/generate.page.tsx';
import { ImportPage } from './make/import.page.tsx';
import { KeywordPage } from './make/keyword.page.tsx';
import { BatchPage } from './one/batch.page.tsx';
import { serialsPlaceOf, type SerialsPlace } from './serials-address.ts';

/** Batches of codes, the forms for new ones, and the look-up of one code. */
export function SerialsPages() {
  const { pathname } = useLocation();
  const place = serialsPlaceOf(pathname);
  return <CodesFrame at={place.at}>{screenOf(place)}</CodesFrame>;
}

function screenOf(place: SerialsPlace) {
  if (place.at === 'one') return <BatchPage key={place.id} id={place.id} />;
  if (place.at === 'lookup') return <LookUpPage />;
  if (place.at === 'generate') return <GeneratePage />;
  if (place.at === 'import') return <ImportPage />;
  return place.at === 'keyword' ? <KeywordPage /> : <BatchesPage />;
}
