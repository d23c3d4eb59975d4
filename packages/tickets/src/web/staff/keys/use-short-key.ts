import { usePressedKey } from '@hub/web/staff';
import { useStaffDesk } from '../staff-desk-context.ts';

export function useShortKey(keys: string | readonly string[], act: (key: string) => void): void {
  const { signedIn } = useStaffDesk();
  usePressedKey(keys, act, signedIn);
}
