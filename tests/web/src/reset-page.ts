import { activate, endSession, setCsrf } from '@hub/web';
import { setCardOpen } from '../../../packages/tickets/src/web/staff/card/card-open.ts';
import { recordAnswer } from '../../../packages/web/src/connection.ts';

async function emptyStores({ name = '' }: IDBDatabaseInfo): Promise<void> {
  const opening = indexedDB.open(name);
  await new Promise((done) => (opening.onsuccess = done));
  const database = opening.result;
  const stores = [...database.objectStoreNames];
  if (stores.length) {
    const change = database.transaction(stores, 'readwrite');
    stores.forEach((store) => change.objectStore(store).clear());
    await new Promise((done) => (change.oncomplete = done));
  }
  database.close();
}

/** Nothing of a test is left for the next one: what a fresh browser and a fresh document would not have. */
export async function resetPage(): Promise<void> {
  endSession();
  setCsrf('');
  recordAnswer();
  setCardOpen(false);
  delete window.__boot;
  sessionStorage.clear();
  localStorage.clear();
  document.cookie = 'lang=; path=/; max-age=0';
  await Promise.all((await indexedDB.databases()).map(emptyStores));
  const { documentElement: html } = document;
  html.lang = 'zh-Hant-TW';
  html.dataset.lang = 'zh-TW';
  html.style.fontSize = '';
  for (const name of ['theme', 'ui', 'game']) delete html.dataset[name];
  document.title = '';
  activate('zh-TW');
}
