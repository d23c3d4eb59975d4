/** Nobody waits for a run that is recorded, and every call of it is told. */
export const patience = process.env.HEARD_CALLS ? 6 : 1;
