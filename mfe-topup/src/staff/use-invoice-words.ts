import type { InvoiceOption } from '@hub/contracts/topup';
import { useLingui } from '@lingui/react/macro';

/** '' where none was asked for yet. */
export function useInvoiceWords(): (option: string) => string {
  const { t } = useLingui();
  const names: Record<InvoiceOption, string> = {
    donate: t`捐贈`,
    ezpay: t`會員載具`,
    mobile: t`手機條碼`,
    citizen: t`自然人憑證`,
    paper: t`紙本`,
  };
  return (option) => (option in names ? names[option as InvoiceOption] : option);
}
