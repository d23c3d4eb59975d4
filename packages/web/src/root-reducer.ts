import { combineSlices, type Slice } from '@reduxjs/toolkit';
import { baseApi } from './base-api.ts';

/** Slices of remotes join later, with `injectSlice`. */
export const rootReducer = combineSlices(baseApi);
export type RootState = ReturnType<typeof rootReducer>;

/** Adds a remote's slice to the one store; it appears with the next action. A second call with the same slice does nothing. */
export function injectSlice(slice: Slice): void {
  rootReducer.inject(slice);
}
