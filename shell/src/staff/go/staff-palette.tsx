import { useNavigate } from '@hub/web';
import { CommandPalette, type Command } from '@hub/web/staff';
import { useLingui } from '@lingui/react/macro';
import type { StaffDoor } from '../staff-doors.ts';

type Props = { open: boolean; onClose: () => void; doors: readonly StaffDoor[] };

/** Every area by a few letters, and a case by its number. */
export function StaffPalette({ open, onClose, doors }: Props) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const desk = doors.find(({ area }) => area === 'support');
  const areas = [
    ...doors.map(({ area, to, label }) => ({ id: area, label, words: [area], run: () => void navigate(to) })),
    { id: 'account', label: t`我的帳號`, words: ['account'], run: () => void navigate('/staff/account') },
  ];
  const typed = (words: string): Command[] => {
    const number = /^#?([1-9]\d{0,9})$/.exec(words)?.[1];
    if (!desk || number === undefined) return [];
    return [{ id: 'case', label: t`開啟案件 #${number}`, run: () => void navigate(`${desk.to}/${number}`) }];
  };
  return (
    <CommandPalette
      open={open}
      onClose={onClose}
      title={t`前往`}
      placeholder={desk ? t`區域，或案件編號` : t`區域`}
      empty={t`沒有這個區域`}
      groups={[{ title: t`區域`, commands: areas }]}
      typed={typed}
    />
  );
}
