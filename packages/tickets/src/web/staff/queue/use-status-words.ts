import { useLingui } from '@lingui/react/macro';

/** Anything reserved reads as being worked on. */
export function useStatusWords(): (status: string) => string {
  const { t } = useLingui();
  const open = t({ context: 'status', message: '處理中' });
  const words: Record<string, string> = {
    '0': t`新進`,
    '1': open,
    '2': t`已回覆`,
    '7': t({ context: 'status', message: '自動回覆' }),
    '4': t`已結案`,
  };
  return (status) => words[status] ?? open;
}
