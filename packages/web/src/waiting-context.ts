import { createContext, type ReactNode } from 'react';

/** What stands where a page will be while its code is on its way. The shell gives it; a lazy page shows it. */
export const WaitingContext = createContext<ReactNode>(null);
