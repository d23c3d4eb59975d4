import { isApiFault } from '@hub/web';
import { useEffect, type RefObject } from 'react';

/** A step of half a session: begins in its first field (again for another `kind`); when the session is over, back to the password. */
export function useHalfSession(
  form: RefObject<HTMLFormElement | null>,
  error: unknown,
  onOver: () => void,
  kind = '',
): void {
  useEffect(() => form.current?.querySelector<HTMLInputElement>('input:not([hidden])')?.focus(), [form, kind]);
  useEffect(() => {
    if (isApiFault(error) && error.status === 401) onOver();
  }, [error, onOver]);
}
