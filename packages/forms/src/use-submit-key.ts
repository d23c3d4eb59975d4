import { newKey } from '@hub/web';
import { useRef } from 'react';

export type SubmitKey = {
  /** The idempotency key of this form, for a submit. */
  read: () => string;
  /** The key of a submit whose success is not known: a draft keeps it. */
  pending: () => string | undefined;
  /** After success. */
  renew: () => void;
  /** The server holds this key with other content. */
  refuse: () => void;
  /** Something was typed. */
  edited: () => void;
};

/** One key from opening to success: repeats of a submit are one submit. An edit after a 409 means another content. */
export function useSubmitKey(stored: string | undefined): SubmitKey {
  const key = useRef<string | undefined>(stored);
  const tried = useRef(stored !== undefined);
  const refused = useRef(false);
  const renew = () => {
    key.current = newKey();
    refused.current = false;
    tried.current = false;
  };
  return {
    read: () => {
      tried.current = true;
      return (key.current ??= newKey());
    },
    pending: () => (tried.current ? key.current : undefined),
    renew,
    refuse: () => {
      refused.current = true;
    },
    edited: () => {
      if (refused.current) renew();
    },
  };
}
