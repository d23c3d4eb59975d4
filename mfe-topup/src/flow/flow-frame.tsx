import { ContentText, inGameWindow, PageBody, PageWindow, Stack, useGetGamesQuery, usePageTitle } from '@hub/web';
import { Steps } from '@hub/web/parts';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { RehearsalNotice } from '../rehearsal/rehearsal-notice.tsx';
import { steps, useFlowStep, type Flow } from './flow.ts';

type WindowProps = { game: string; type?: Flow['type']; heading?: string; rehearsal?: boolean };

/** In a game's window the bar shows the title. */
export function FlowWindow({ game, type, heading, rehearsal = false }: WindowProps) {
  const { t } = useLingui();
  const { data: games = [] } = useGetGamesQuery();
  const plain = heading || t`儲值`;
  const title = rehearsal ? t`${plain}（測試）` : plain;
  usePageTitle(title);
  if (inGameWindow()) {
    return (
      <>
        <PageWindow game={game} size="slim" />
        <h1 className="visually-hidden">{title}</h1>
      </>
    );
  }
  const name = games.find(({ game_id }) => game_id === game)?.game_name;
  const label = rehearsal ? t`測試` : type && (type === '2' ? t`海外地區` : t`台灣地區`);
  const below = name && <ContentText>{name}</ContentText>;
  return <PageWindow game={game} size="medium" flow label={label} title={title} subtitle={below} />;
}

/**
 * `foot`: stays in sight below all of it. The step `done` only names what was sent from `check`: drawn anew, a payment's form
 * would be sent twice.
 */
type FrameProps = { flow: Flow; aside?: ReactNode; foot?: ReactNode; children: ReactNode };

export function FlowFrame({ flow, aside, foot, children }: FrameProps) {
  const { step } = useFlowStep();
  return (
    <>
      <PageBody width={aside ? 'wide' : 'text'} lead={<FlowSteps flow={flow} />} aside={aside}>
        <Stack gap="sections" key={step === 'done' ? 'check' : step}>
          {flow.rehearsal && <RehearsalNotice />}
          {children}
        </Stack>
      </PageBody>
      {foot}
    </>
  );
}

function FlowSteps({ flow: { way } }: { flow: Flow }) {
  const { t } = useLingui();
  const { step, addressOf } = useFlowStep();
  const current = steps.indexOf(step);
  return (
    <Steps
      label={t`儲值的步驟`}
      current={current}
      steps={[
        { label: t`填寫資料`, to: current < 3 ? addressOf('buyer') : undefined },
        { label: way === 'transfer' ? t`填寫匯款` : t`選擇商品`, to: current < 3 ? addressOf('goods') : undefined },
        { label: t`確認內容` },
        { label: way === 'transfer' ? t`完成回報` : t`前往付款` },
      ]}
    />
  );
}
