import { combineSlices } from '@reduxjs/toolkit';
import { baseApi } from './base-api.ts';

export const rootReducer = combineSlices(baseApi);
export type RootState = ReturnType<typeof rootReducer>;
