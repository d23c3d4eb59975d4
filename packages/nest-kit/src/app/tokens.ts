/** What `KitModule` gives under a name: the process's configuration, its log, and the name of its service. */
export const CONFIG = Symbol('config');
export const LOG = Symbol('log');
export const SERVICE = Symbol('service');
