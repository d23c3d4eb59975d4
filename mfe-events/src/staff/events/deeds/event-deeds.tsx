import { Button, LinkButton, PenLineIcon } from '@hub/web';
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

/** What somebody is about to do, with the event as they saw it then. */
type Asked = { deed: ReasonedDeed | 'publish'; seen: EventData };

/** What the reader may do with an event now; the server says what. */
export function EventDeeds({ event }: { event: EventData }) {
  const { t } = useLingui();
  const { signedIn } = useStaff();
  const [asked, setAsked] = useState<Asked>();
  const ask = (deed: Asked['deed']) => setAsked({ deed, seen: event });
  const may = (deed: EventData['may'][number]) => event.may.includes(deed);
  const rest: (MenuAction & { deed: ReasonedDeed })[] = [
    { deed: 'stop', name: t`停止活動`, icon: <CircleStopIcon />, act: () => ask('stop') },
    { deed: 'resume', name: t`恢復活動`, icon: <PlayIcon />, act: () => ask('resume') },
    { deed: 'remove', name: t`刪除草稿`, icon: <TrashIcon />, act: () => ask('remove') },
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
        <Button look="primary" size="small" icon={<SendIcon />} onClick={() => ask('publish')}>
          {t`提出發布`}
        </Button>
      )}
      {actions.length > 0 && <ActionMenu label={t`更多動作`} actions={actions} on={signedIn} />}
      {asked?.deed === 'publish' && <PublishDialog event={asked.seen} onClose={close} />}
      {asked && asked.deed !== 'publish' && <DeedDialog deed={asked.deed} event={asked.seen} onClose={close} />}
    </>
  );
}
