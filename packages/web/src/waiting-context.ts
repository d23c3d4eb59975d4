import { createContext, type ReactNode } from 'react';

export const WaitingContext = createContext<ReactNode>(null);
