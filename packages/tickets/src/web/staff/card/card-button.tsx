import { Button } from '@hub/web';
import { UserRoundIcon, Kbd } from '@hub/web/staff';
import { useLingui } from '@lingui/react/macro';
import type { Ref } from 'react';
import { useShortKey } from '../keys/use-short-key.ts';
import { setCardOpen, useCardOpen } from './card-open.ts';
import { CARD_ID } from './player-card.tsx';

export function CardButton({ ref }: { ref: Ref<HTMLButtonElement> }) {
  const { t } = useLingui();
  const open = useCardOpen();
  const turn = () => setCardOpen(!open);
  useShortKey('i', turn);
  return (
    <Button
      ref={ref}
      variant="quiet"
      size="small"
      icon={<UserRoundIcon />}
      iconAfter={<Kbd>I</Kbd>}
      aria-expanded={open}
      aria-controls={open ? CARD_ID : undefined}
      onClick={turn}
    >
      {t`玩家卡`}
    </Button>
  );
}
