/** Of every service that takes the kit’s tables. */
export const uniqueKeysOfTheKit: Record<string, string> = {
  approval_open: 'one open request about one thing',
  audit_chain_row: 'a row of the audit stands in its chain once',
  idem_key: 'a submit happens once',
  outbox_dedupe: 'a job is asked for once',
};
