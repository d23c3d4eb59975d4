import type { Caller } from './recording.ts';

/** A call as it was heard in a browser or in a journey's own code. `reads`: what the page read of the answer. */
export type HeardCall = {
  /** When it was sent. */
  at: number;
  /** Of the journey in which it was made: what one of them learns the others do not know. */
  journey: string;
  by: 'page' | 'journey';
  as: Caller;
  method: string;
  path: string;
  query: Record<string, string>;
  token?: string;
  once: boolean;
  version?: string;
  body?: unknown;
  files?: string[];
  status: number;
  answer: unknown;
  /** null where it is not known. */
  reads: string[] | null;
};

export const isAnswered = ({ status }: HeardCall): boolean => status >= 200 && status < 300;
