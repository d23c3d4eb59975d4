import { useLingui } from '@lingui/react/macro';

/** Every status in two signs, for rows and filters alike. */
export function useStatusWords(): Record<string, string> {
  const { t } = useLingui();
  return { '0': t`新進`, '1': t`處理`, '2': t`已回`, '7': t`自動`, '4': t`結案` };
}
