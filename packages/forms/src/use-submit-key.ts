import { newKey } from '@hub/web';
import { useRef } from 'react';

export type SubmitKey = {
  /** `files`: what the message takes along, as one text. */
  read: (files: string) => string;
  /** The key of a submit whose success is not known: a draft keeps it. */
  pending: () => string | undefined;
  /** The same key for whoever else may send this form; from then on it counts as begun. */
  share: () => string;
  renew: () => void;
  /** The server holds this key with other content. */
  refuse: (files: string) => void;
  edited: () => void;
};

/** Repeats are one submit. An edit or another file after a 409 means another content. */
export function useSubmitKey(stored: string | undefined): SubmitKey {
  const key = useRef<string | undefined>(stored);
  const tried = useRef(stored !== undefined);
  const refused = useRef<string>(undefined);
  const renew = () => {
    key.current = newKey();
    refused.current = undefined;
    tried.current = false;
  };
  return {
    read: (files) => {
      if (refused.current !== undefined && refused.current !== files) renew();
      tried.current = true;
      return (key.current ??= newKey());
    },
    share: () => {
      if (refused.current !== undefined) renew();
      tried.current = true;
      return (key.current ??= newKey());
    },
    pending: () => (tried.current ? key.current : undefined),
    renew,
    refuse: (files) => {
      refused.current = files;
    },
    edited: () => {
      if (refused.current !== undefined) renew();
    },
  };
}
