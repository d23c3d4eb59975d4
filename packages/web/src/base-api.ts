import { createApi } from '@reduxjs/toolkit/query/react';
import { hubBaseQuery } from './base-query.ts';

/**
 * The one API object. Areas add their tags with `enhanceEndpoints` and their calls with `injectEndpoints`. An answer that has
 * words in the language of the page is tagged `words`.
 */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery: hubBaseQuery,
  tagTypes: ['words'],
  keepUnusedDataFor: 300,
  endpoints: () => ({}),
});
