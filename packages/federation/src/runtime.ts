import './container-runtime.ts';

/** Only for the shell: remotes and packages know nothing of it. */
export { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
