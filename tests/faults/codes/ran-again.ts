/** What a process writes for each transaction that runs once more, after a deadlock or a lock that did not come. */
export const RAN_AGAIN = 'a transaction runs again';
