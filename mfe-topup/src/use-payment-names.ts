import type { InvoiceOption } from '@hub/contracts/topup';
import { useLingui } from '@lingui/react/macro';

/** '' for a way to pay that has not been chosen. */
export function useMethodNames(): (method: string, byTransfer?: boolean) => string {
  const { t } = useLingui();
  const names: Record<string, string> = {
    CREDIT: t`信用卡`,
    UNIONPAY: t`銀聯卡`,
    VACC: t`ATM 轉帳`,
    WEBATM: t`網路 ATM`,
  };
  return (method, byTransfer = false) => (byTransfer ? t`銀行匯款` : (names[method] ?? ''));
}

export function useInvoiceNames(): (option: string) => string {
  const { t } = useLingui();
  const names: Record<InvoiceOption, string> = {
    donate: t`捐贈`,
    ezpay: t`會員載具`,
    mobile: t`手機條碼`,
    citizen: t`自然人憑證`,
    paper: t`紙本發票`,
  };
  return (option) => (option in names ? names[option as InvoiceOption] : '');
}
