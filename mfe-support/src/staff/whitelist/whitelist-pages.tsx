import { useSearchParams } from '@hub/web';
import { EntriesPage } from './entries.page.tsx';
import { ImportEntriesPage } from './import-entries.page.tsx';
import { NewEntryPage } from './new-entry.page.tsx';
import { listIn } from './whitelist-address.ts';

/** Screens of the whitelists: a list, a new entry, many at once. */
export function WhitelistPages({ place }: { place: 'list' | 'new' | 'import' }) {
  const [search] = useSearchParams();
  const list = listIn(search);
  if (place === 'new') return <NewEntryPage key={list} list={list} />;
  return place === 'import' ? <ImportEntriesPage key={list} list={list} /> : <EntriesPage list={list} />;
}
