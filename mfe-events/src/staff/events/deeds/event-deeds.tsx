import { Button, LinkButton } from '@hub/web';
import { PenLineIcon } from '@hub/web/parts';
import { ActionMenu, type MenuAction } from '@hub/web/staff';
import type { EventData } from '@hub/contracts/events';
import { useLingui } from '@lingui/react/macro';
import { CircleStopIcon, PlayIcon, SendIcon, TrashIcon } from 'lucide-react';
import { useState } from 'react';
import { useStaff } from '../../staff-context.ts';
import { eventAddress } from '../events-address.ts';
import type { ReasonedDeed } from '../events.api.ts';
import { DeedDialog } from './deed-dialog.tsx';
import { PublishDialog } from './publish-dialog.tsx';

/** What the reader may do with an event now; the server says what. */
export function EventDeeds({ event }: { event: EventData }) {
  const { t } = useLingui();
  const { signedIn } = useStaff();
  const [asked, setAsked] = useState<ReasonedDeed | 'publish'>();
  const may = (deed: EventData['may'][number]) => event.may.includes(deed);
  const rest: (MenuAction & { deed: ReasonedDeed })[] = [
    { deed: 'stop', name: t`停止活動`, icon: <CircleStopIcon />, act: () => setAsked('stop') },
    { deed: 'resume', name: t`恢復活動`, icon: <PlayIcon />, act: () => setAsked('resume') },
    { deed: 'remove', name: t`刪除草稿`, icon: <TrashIcon />, act: () => setAsked('remove') },
  ];
  const actions = rest.filter(({ deed }) => may(deed));
  const close = () => setAsked(undefined);
  return (
    <>
      {may('edit') && (
        <LinkButton size="small" icon={<PenLineIcon />} to={eventAddress(event.row.id, 'edit')}>
          {t`編輯`}
        </LinkButton>
      )}
      {may('publish') && event.row.approval === null && (
        <Button variant="primary" size="small" icon={<SendIcon />} onClick={() => setAsked('publish')}>
          {t`提出發布`}
        </Button>
      )}
      {actions.length > 0 && <ActionMenu label={t`更多動作`} actions={actions} on={signedIn} />}
      {asked === 'publish' && <PublishDialog event={event} onClose={close} />}
      {asked && asked !== 'publish' && <DeedDialog deed={asked} event={event} onClose={close} />}
    </>
  );
}
