export const CONFIG = Symbol('config');
export const LOG = Symbol('log');
export const SERVICE = Symbol('service');
export const WATCH = Symbol('watch');
