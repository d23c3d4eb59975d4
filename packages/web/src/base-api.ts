import { createApi } from '@reduxjs/toolkit/query/react';
import { hubBaseQuery } from './base-query.ts';

/** Areas add tags with `enhanceEndpoints` and calls with `injectEndpoints`. Tag `words`: in the page's language. */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery: hubBaseQuery,
  tagTypes: ['words'],
  keepUnusedDataFor: 300,
  endpoints: () => ({}),
});
