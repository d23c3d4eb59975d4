import { configureStore } from '@reduxjs/toolkit';
import { baseApi } from './base-api.ts';
import { rootReducer } from './root-reducer.ts';
import { seedSite } from './site.api.ts';

/** The one store. Only the shell (or a test) makes it. */
export function createStore() {
  const store = configureStore({
    reducer: rootReducer,
    middleware: (defaults) => defaults().concat(baseApi.middleware),
  });
  seedSite(store.dispatch);
  return store;
}

export type Store = ReturnType<typeof createStore>;
export type Dispatch = Store['dispatch'];
