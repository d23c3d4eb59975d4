import { CheckboxRow } from '@hub/web/parts';
import { useLingui } from '@lingui/react/macro';
import { useLegalVersionsInfiniteQuery } from '../../legal/legal.api.ts';

export const TERMS_SITE = 'long_e';

type Props = { /** Null: none. */ agreed: number | null; onAgree: (version: number | null) => void };

/** Consent to the terms in force. Nothing waits for it, and it is not asked for while nobody can say which they are. */
export function TermsTick({ agreed, onAgree }: Props) {
  const { t } = useLingui();
  const { data } = useLegalVersionsInfiniteQuery(TERMS_SITE);
  const number = data?.pages.flatMap(({ msg }) => msg).find(({ standing }) => standing === 'current')?.number;
  if (number === undefined) return null;
  return (
    <CheckboxRow
      boxed
      checked={agreed === number}
      onChange={({ currentTarget }) => onAgree(currentTarget.checked ? number : null)}
      label={t`我看過並同意會員服務條款與隱私權政策（第 ${number} 版）`}
      hint={t`同意過這一版就不用再勾。您同意的版本和時間，會列在「我的資料」。`}
    />
  );
}
