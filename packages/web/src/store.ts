import { configureStore } from '@reduxjs/toolkit';
import { baseApi } from './base-api.ts';
import { i18n, pageLanguage } from './i18n.ts';
import { rootReducer } from './root-reducer.ts';
import { seedSite } from './site.api.ts';

export function createStore() {
  const store = configureStore({
    reducer: rootReducer,
    middleware: (defaults) => defaults().concat(baseApi.middleware),
  });
  seedSite(store.dispatch);
  let spoken = pageLanguage();
  i18n.on('change', () => {
    const language = pageLanguage();
    if (language !== spoken) store.dispatch(baseApi.util.invalidateTags(['words']));
    spoken = language;
  });
  return store;
}

export type Store = ReturnType<typeof createStore>;
export type Dispatch = Store['dispatch'];
