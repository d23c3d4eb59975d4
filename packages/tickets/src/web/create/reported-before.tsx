import { CardList, ListRow, SearchIcon } from '@hub/web';
import { Trans } from '@lingui/react/macro';
import { useDesk } from '../desk-context.ts';
import { deskPaths } from '../desk-paths.ts';
import css from './create-report.module.css';

export function ReportedBefore({ game }: { game: string }) {
  const { desk } = useDesk();
  return (
    <CardList className={css.reportedBefore}>
      <ListRow to={deskPaths(desk, game).query} start={<SearchIcon />}>
        <b className={css.question}>
          <Trans context="tickets">回報過了嗎？</Trans>
        </b>
        <span className={css.where}>
          <Trans context="tickets">用查詢碼看進度與回覆</Trans>
        </span>
      </ListRow>
    </CardList>
  );
}
