import { useEffect, useRef } from 'react';

/** Somebody else has signed in over an ended session: begin anew, so that nothing of the first person stays in memory. */
export function useOnePerson(login: string | undefined): void {
  const first = useRef<string>(undefined);
  useEffect(() => {
    if (login === undefined) return;
    first.current ??= login;
    if (first.current !== login) location.reload();
  }, [login]);
}
