export const AREA_NAME = /^[a-z][a-z0-9-]{0,15}$/;
/** Of what a remote or the shell is built into. */
export const BUILD_NAME = /^[A-Za-z0-9_-]{1,40}$/;
/** What a process says that it is: a revision or a version. */
export const SERVICE_BUILD = /^[\w.+-]{1,64}$/;
