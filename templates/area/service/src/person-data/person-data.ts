import {
  countHeldOf,
  kitPersonData,
  noneOfKit,
  ofAccounts,
  tableRows,
  type PersonDataDeclaration,
} from '@hub/nest-kit/person-data';

type NoteRow = { game_id: string; note: string; left_at: Date };

const notes = tableRows<NoteRow>({
  key: 'sample-notes',
  table: 'sample_note',
  by: (person) => ofAccounts(person),
  since: 'left_at',
  show: ({ game_id, note, left_at }) => ({ game_id, note, left_at }),
  erase: 'delete',
});

export function personData(): PersonDataDeclaration {
  const kit = kitPersonData();
  return {
    categories: [notes, ...kit.categories],
    none: [...kit.none, noneOfKit.schedules, noneOfKit.calendar, noneOfKit.held],
    held: countHeldOf,
  };
}
