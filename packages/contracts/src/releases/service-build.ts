/** What a process says that it is: a revision or a version. */
export const SERVICE_BUILD = /^[\w.+-]{1,64}$/;
