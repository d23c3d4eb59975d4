import { CardList, ContentText, ListRow, SectionTitle } from '@hub/web';
import { ArrowUpRightIcon } from '@hub/web/parts';
import type { SetupView } from '@hub/contracts/tickets';
import { Trans } from '@lingui/react/macro';

/** Doors that the operators of the game opened for a while; only web addresses and our own paths are doors. */
export function QuickActions({ actions }: { actions: SetupView['quick_actions'] }) {
  const doors = actions.filter(({ url }) => /^https?:\/\/|^\/(?!\/)/i.test(url));
  if (!doors.length) return null;
  return (
    <section aria-labelledby="actions">
      <SectionTitle id="actions">
        <Trans context="support">現在可以做的事</Trans>
      </SectionTitle>
      <CardList>
        {doors.map(({ label, url }) =>
          url.startsWith('/') ? (
            <ListRow key={url} to={url}>
              <ContentText>{label}</ContentText>
            </ListRow>
          ) : (
            <ListRow key={url} href={url} end={<ArrowUpRightIcon />}>
              <ContentText>{label}</ContentText>
            </ListRow>
          ),
        )}
      </CardList>
    </section>
  );
}
