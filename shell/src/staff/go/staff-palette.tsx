import { titleIn } from '@hub/federation/descriptor';
import { useLanguage, useNavigate } from '@hub/web';
import { CommandPalette, type Command } from '@hub/web/staff';
import { useLingui } from '@lingui/react/macro';
import type { StaffTab } from '../staff-doors.ts';

type Props = { open: boolean; onClose: () => void; doors: readonly StaffTab[] };

/** Every area by a few letters, and what an area keeps by number. */
export function StaffPalette({ open, onClose, doors }: Props) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const language = useLanguage();
  const numbered = doors.flatMap(({ numbered: words, to }) =>
    words
      ? [
          {
            to,
            prefix: words.prefix ?? '',
            open: titleIn(words.open, language),
            kind: titleIn(words.kind, language),
          },
        ]
      : [],
  );
  const kinds = numbered.map(({ kind }) => kind).join(t`、`);
  const areas = [
    ...doors.map(({ name, to, label }) => ({ id: name, label, words: [name], run: () => void navigate(to) })),
    { id: 'account', label: t`我的帳號`, words: ['account'], run: () => void navigate('/staff/account') },
  ];
  const typed = (words: string): Command[] => {
    const [, prefix = '', number] = /^#?([a-z]?)\s*([1-9]\d{0,9})$/i.exec(words.trim()) ?? [];
    if (number === undefined) return [];
    const meant = numbered.filter((one) => prefix === '' || one.prefix.toLowerCase() === prefix.toLowerCase());
    return meant.map(({ to, open }) => ({
      id: `number ${to}`,
      label: open.replace('{number}', number),
      run: () => void navigate(`${to}/${number}`),
    }));
  };
  return (
    <CommandPalette
      open={open}
      onClose={onClose}
      title={t`前往`}
      placeholder={kinds ? t`區域，或${kinds}` : t`區域`}
      empty={t`沒有這個區域`}
      groups={[{ title: t`區域`, commands: areas }]}
      typed={typed}
    />
  );
}
