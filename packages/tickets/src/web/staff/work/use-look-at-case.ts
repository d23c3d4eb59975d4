import { isApiFault } from '@hub/web';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { StaffTicket } from '../staff-tickets.api.ts';
import { useStaffDesk } from '../staff-desk-context.ts';

type LookAtCase = {
  found: StaffTicket | undefined;
  /** Throws the fault; one that is not there is said at `into`. */
  look: (id: number) => Promise<void>;
  /** What was found may be another by now: it is looked at anew. Throws the fault on. */
  refused: (fault: unknown) => never;
};

/** What is merged into has been looked at before. */
export function useLookAtCase(): LookAtCase {
  const { t } = useLingui();
  const { api } = useStaffDesk();
  const [read] = api.ticket.useLazyQuery();
  const [found, setFound] = useState<StaffTicket>();
  return {
    found,
    look: async (id) => {
      const { data, error } = await read(id);
      if (data && !error) return setFound(data);
      const absent = isApiFault(error) && error.status === 404;
      throw absent ? { ...error, fields: { into: t`找不到這個編號的案件，請再看一次編號` } } : error;
    },
    refused: (fault) => {
      setFound(undefined);
      throw fault;
    },
  };
}
