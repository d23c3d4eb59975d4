import { Button } from '@hub/web';
import { useLingui } from '@lingui/react/macro';

type Props = { query: { isFetching: boolean; hasNextPage: boolean; fetchNextPage: () => unknown } };

/** The next rows of a part of the card, while there are more. */
export function MoreRows({ query: { isFetching, hasNextPage, fetchNextPage } }: Props) {
  const { t } = useLingui();
  if (!hasNextPage) return null;
  return (
    <Button variant="quiet" size="small" busy={isFetching} onClick={() => void fetchNextPage()}>
      {t`列出更多`}
    </Button>
  );
}
