export * from './inbox.entity.ts';
export * from './tell-fact.ts';
export * from './fact-box.ts';
export * from './facts.controller.ts';
