/** What `KitModule` gives under a name: the process's configuration, its log, the name of its service, and `Watch`. */
export const CONFIG = Symbol('config');
export const LOG = Symbol('log');
export const SERVICE = Symbol('service');
export const WATCH = Symbol('watch');
