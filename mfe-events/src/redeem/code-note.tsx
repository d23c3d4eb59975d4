import { normalCode } from '@hub/contracts/events';
import { Trans } from '@lingui/react/macro';
import css from './redeem.module.css';

const LOOK_ALIKE = /[01IO]/;

/** What the site makes of what was typed or pasted, once more than its groups and its case look different. */
export function CodeNote({ typed, refused }: { typed: string; refused: boolean }) {
  const read = normalCode(typed);
  if (refused && LOOK_ALIKE.test(read))
    return <Trans context="redeem">數字 0 和英文 O、數字 1 和英文 I 容易看錯。</Trans>;
  if (read === '' || read === typed.replace(/[\s-]/g, '').toUpperCase())
    return <Trans context="redeem">可以直接貼上，全形字會自動轉成半形。</Trans>;
  return (
    <Trans context="redeem">
      會以 <b className={css.code}>{read}</b> 兌換
    </Trans>
  );
}
