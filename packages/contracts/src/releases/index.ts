export * from './foreign-hosts.ts';
export * from './hosts-by-game.ts';
export * from './local-remote.ts';
export * from './names.ts';
export * from './roles.ts';
export * from './texts.ts';
export * from './uncarried-area.ts';
export * from './views.ts';
