/** Which roles there are is said by who publishes them; this is what a name of one looks like. */
export const ROLE_NAME = /^[a-z][a-z_]{1,31}$/;
