import { codeKeepers, codeReaders, codeSearchers, eventDeciders, lockKeepers } from '@hub/contracts/events';
import { may } from '../staff-rights.ts';

/* Only for what a page offers; '' asks after any game. */
export const mayReadCodes = may(codeReaders);
export const mayKeepCodes = may(codeKeepers);
export const maySearchCodes = may(codeSearchers);
export const mayKeepLocks = may(lockKeepers);
export const mayDecideEvent = may(eventDeciders);
