import { createHost } from '@hub/federation/runtime';
import * as facade from '@hub/web';
import react from 'react';
import reactDom from 'react-dom';
import reactDomClient from 'react-dom/client';
import runtime from 'react/jsx-runtime';

export const host = createHost({
  react,
  'react/jsx-runtime': runtime,
  'react-dom': reactDom,
  'react-dom/client': reactDomClient,
  '@hub/web': facade,
});
