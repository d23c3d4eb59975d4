import { Button, formatTime, LinkButton } from '@hub/web';
import type { GameAddressRow, GameLinkTestView } from '@hub/contracts/identity';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import { FormFault } from '../session/form-fault.tsx';
import { useChange } from '../session/use-change.ts';
import { useTryLinkMutation } from './keys.api.ts';
import { LinkTold } from './link-told.tsx';
import css from './keys.module.css';

type Props = {
  game: string;
  address: GameAddressRow | undefined;
  keyed: boolean;
  children: ReactNode;
};

/** The link to a game's server: where it is, whether it answers, and the keys of both sides. */
export function GameLink({ game, address, keyed, children }: Props) {
  const { t } = useLingui();
  const [tryLink] = useTryLinkMutation();
  const trying = useChange((id: string) => tryLink(id));
  const [told, setTold] = useState<GameLinkTestView['data']>();
  const test = () => {
    setTold(undefined);
    void trying.run(game).then(setTold);
  };
  return (
    <section aria-labelledby={`keys-${game} link-${game}`} className={css.part}>
      <h3 id={`link-${game}`} className={css.partTitle}>
        <Trans>伺服器連線</Trans>
      </h3>
      <div className={css.address}>
        <p className={css.where}>
          {address ? (
            <>
              <code>{address.base_url}</code>
              <span className={css.times}>
                <Trans>{formatTime(address.changed_at)} 起</Trans>
              </span>
            </>
          ) : (
            <span className={css.none}>
              <Trans>還沒有位址：本站還不能向這款遊戲查角色、寄獎勵</Trans>
            </span>
          )}
        </p>
        <div className={css.deeds}>
          {address && keyed && (
            <Button size="small" busy={trying.busy} busyWords={t`測試中`} onClick={test}>
              <Trans>測試連線</Trans>
            </Button>
          )}
          <LinkButton size="small" to={`/staff/keys/address?game=${game}`}>
            {address ? <Trans>變更位址</Trans> : <Trans>設定位址</Trans>}
          </LinkButton>
        </div>
      </div>
      <FormFault fault={trying.error} title={t`沒有測成`} fields={[]} />
      <div role="status">{told && <LinkTold told={told} />}</div>
      {children}
    </section>
  );
}
