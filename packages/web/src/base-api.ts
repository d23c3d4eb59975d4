import { createApi } from '@reduxjs/toolkit/query/react';
import { hubBaseQuery } from './base-query.ts';

/** The one API object. Areas add their tags with `enhanceEndpoints` and their calls with `injectEndpoints`. */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery: hubBaseQuery,
  tagTypes: [],
  keepUnusedDataFor: 300,
  endpoints: () => ({}),
});
