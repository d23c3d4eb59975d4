import { vipDesk } from '@hub/contracts/vip';
import { serverNow } from '@hub/web';
import { useEffect, useState } from 'react';
import { isServiceTime } from './service-time.ts';

const MINUTE_MS = 60_000;
export const SERVICE_HOURS = vipDesk.hours ?? '';

/** As the clock goes on while the page stands open. */
export function useServiceTime(): boolean {
  const read = () => isServiceTime(SERVICE_HOURS, new Date(serverNow()));
  const [inside, setInside] = useState(read);
  useEffect(() => {
    const timer = setInterval(() => setInside(read()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return inside;
}
