export * from './buyer-age.ts';
export * from './buyer-phone.ts';
export * from './first-step.ts';
export * from './goods.ts';
export * from './invoices.ts';
export * from './orders.ts';
export * from './states.ts';
export * from './texts.ts';
