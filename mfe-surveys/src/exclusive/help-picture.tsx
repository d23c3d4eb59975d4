import type { ExclusiveGame } from '@hub/contracts/surveys';
import { Button, InfoIcon } from '@hub/web';
import { Dialog } from '@hub/web/parts';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import css from './exclusive.module.css';

export type HelpOf = 'gameid' | 'accountid';
type Props = { game: ExclusiveGame; of: HelpOf; label: string };

const SIZE = { width: 960, height: 600 };

/** Where a number is to be found, shown when it is asked for. */
export function HelpPicture({ game, of, label }: Props) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const where = useWhere()[of];
  return (
    <div>
      <Button variant="quiet" size="small" icon={<InfoIcon />} onClick={() => setOpen(true)}>
        {t`${label}在哪裡？`}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t`${label}在哪裡？`} crossed wide>
        <img className={css.picture} src={`/guide/${game}${of}.jpg`} alt={where} {...SIZE} />
        <p className={css.where}>{where}</p>
      </Dialog>
    </div>
  );
}

function useWhere(): Record<HelpOf, string> {
  const { t } = useLingui();
  return {
    gameid: t`進入遊戲後點左上角的頭像，編號在角色名稱的下方。`,
    accountid: t`在遊戲的設定點「會員中心」，9 位數字的編號在頁面最上方。`,
  };
}
