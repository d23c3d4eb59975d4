import {
  Card,
  CardList,
  HeadphonesIcon,
  ListRow,
  PageBody,
  Stack,
  useLocation,
  useParams,
  inGameWindow,
} from '@hub/web';
import { useLingui } from '@lingui/react/macro';
import { useDesk } from '../desk-context.ts';
import { sentOf } from '../desk-paths.ts';
import { DeskWindow } from '../desk-window.tsx';
import { useDeskHome } from '../use-desk-home.ts';
import { useDeskWords } from '../use-desk-words.ts';
import { useWhenIdle } from '../use-when-idle.ts';
import { ExpiredNotice } from './expired-notice.tsx';
import { LookUpForm } from './look-up-form.tsx';
import { MailCodes } from './mail-codes.tsx';
import { useLookUp, type LookUp } from './use-look-up.ts';

/** `/…/:game/query` */
export function LookUpPage() {
  const { t } = useLingui();
  const { preload } = useDesk();
  const { game = '' } = useParams();
  const { expired } = sentOf(useLocation().state);
  const lookUp = useLookUp(game);
  useWhenIdle(true, () => preload('view'));
  return (
    <>
      <DeskWindow
        game={game}
        title={t({ context: 'tickets', message: '查詢回報紀錄' })}
        subtitle={t({ context: 'tickets', message: '不用登入，有憑條就能查' })}
      />
      <PageBody overlap={!inGameWindow()} aside={<LookUpAside lookUp={lookUp} game={game} />}>
        <Card lifted>
          <Stack>
            {expired && <ExpiredNotice game={game} looked={expired === 'case'} />}
            <LookUpForm lookUp={lookUp} game={game} />
          </Stack>
        </Card>
      </PageBody>
    </>
  );
}

function LookUpAside({ lookUp, game }: { lookUp: LookUp; game: string }) {
  const { toHome } = useDeskWords();
  const home = useDeskHome(game);
  return (
    <>
      <MailCodes lookUp={lookUp} />
      <CardList>
        <ListRow to={home} start={<HeadphonesIcon />}>
          {toHome}
        </ListRow>
      </CardList>
    </>
  );
}
