import { codeEditors, codeReaders, codeSearchers, eventDeciders, lockEditors } from '@hub/contracts/events';
import { may } from '../staff-rights.ts';

/* Only for what a page offers; '' asks after any game. */
export const mayReadCodes = may(codeReaders);
export const mayKeepCodes = may(codeEditors);
export const maySearchCodes = may(codeSearchers);
export const mayKeepLocks = may(lockEditors);
export const mayDecideEvent = may(eventDeciders);
