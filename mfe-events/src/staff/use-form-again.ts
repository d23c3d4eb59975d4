import type { ContractForm, FormValues } from '@hub/forms';
import { useEffect } from 'react';

/** A form that only asks: once it has its answer it can be sent again, with what stands in it. */
export function useFormAgain<V extends FormValues>({ done, values, restart }: ContractForm<V>): void {
  useEffect(() => {
    if (done) restart({ ...values });
  }, [done, values, restart]);
}
