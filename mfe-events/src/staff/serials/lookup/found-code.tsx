import { ContentText, formatTime, SiteLink, LinkButton, Notice } from '@hub/web';
import { DescriptionList, type DescriptionItem } from '@hub/web/parts';
import type { LookUpCodeView } from '@hub/contracts/events';
import { useLingui } from '@lingui/react/macro';
import { anyDelivery, deliveryAddress } from '../../deliveries-address.ts';
import { eventAddress } from '../../events/events-address.ts';
import { useGames } from '../../games.ts';
import css from '../../screen.module.css';
import { batchOf } from '../serials-address.ts';
import { useCodeWords, useKindWords } from '../use-serial-words.ts';

type Found = LookUpCodeView['found'][number];

/** What a code is in one event, and who has it. */
export function FoundCode({ found }: { found: Found }) {
  const { t } = useLingui();
  const { nameOf, serverOf } = useGames();
  const { title, then, look } = useCodeWords()[found.state];
  const kind = useKindWords()[found.kind];
  const { redemption, game_id } = found;
  const [used, cap] = [found.used.toLocaleString('en'), found.cap.toLocaleString('en')];
  const facts: (DescriptionItem | false)[] = [
    {
      term: t`活動`,
      value: (
        <SiteLink to={eventAddress(found.event_id)}>
          <ContentText>{`${found.event_name} · ${nameOf(game_id)}`}</ContentText>
        </SiteLink>
      ),
    },
    { term: t`獎勵`, value: <ContentText>{found.category}</ContentText> },
    {
      term: t`批次`,
      value: (
        <SiteLink to={batchOf(found.batch_id)}>
          <ContentText>{found.batch_name}</ContentText>
        </SiteLink>
      ),
    },
    { term: t`來源`, value: kind },
    found.cap > 1 && { term: t`已使用`, value: t`${used}／${cap} 次` },
    redemption !== null && { term: t`什麼時候用的`, value: formatTime(redemption.at) },
    redemption !== null && {
      term: t`誰用的`,
      value: (
        <ContentText>
          {[redemption.role_name, redemption.role_id, serverOf(game_id, redemption.server_id)]
            .filter(Boolean)
            .join(' · ')}
        </ContentText>
      ),
    },
  ];
  return (
    <article className={css.block}>
      <Notice kind={look} title={title}>
        <p>{then}</p>
      </Notice>
      <DescriptionList facts={facts.filter((fact) => fact !== false)} />
      {redemption !== null && (
        <p className={css.line}>
          <LinkButton
            size="small"
            to={`${eventAddress(found.event_id, 'redemptions')}?find=${encodeURIComponent(redemption.role_id)}`}
          >
            {t`看這次兌換`}
          </LinkButton>
          {redemption.delivery !== null && (
            <LinkButton size="small" to={deliveryAddress(redemption.delivery, { ...anyDelivery, show: 'all' })}>
              {t`看獎勵的寄送 #${redemption.delivery}`}
            </LinkButton>
          )}
        </p>
      )}
    </article>
  );
}
