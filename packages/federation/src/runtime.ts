/** The federation runtime as the shell uses it. Only the shell may: remotes and packages know nothing of it. */
export { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
