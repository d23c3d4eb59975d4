export * from './secret-box.ts';
export * from './many-macs.ts';
export * from './random-code.ts';
