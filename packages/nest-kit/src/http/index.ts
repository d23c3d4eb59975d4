export * from './app-error.ts';
export * from './caller.ts';
export * from './yup.pipe.ts';
export * from './start-http.ts';
export * from './service-client.ts';
export * from './remembered.ts';
export * from './opening-soon.ts';
