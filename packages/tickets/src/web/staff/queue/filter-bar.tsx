import { LinkButton, useNavigate } from '@hub/web';
import { FilterChips, searchNow } from '@hub/web/staff';
import { useLingui } from '@lingui/react/macro';
import { choiceOf, narrowings, queueAddress, widened, type QueueChoice } from '../desk-address.ts';
import { SaveView } from '../filters/save-view.tsx';
import { useStaffDesk } from '../staff-desk-context.ts';
import { useFilterWords } from './use-filter-words.ts';

export function FilterBar({ choice }: { choice: QueueChoice }) {
  const { t } = useLingui();
  const { desk } = useStaffDesk();
  const navigate = useNavigate();
  const groups = useFilterWords(choice).map((group) => ({ ...group, value: choice[group.name] }));
  const many = narrowings(choice).length;
  return (
    <FilterChips
      groups={groups}
      onChoose={(name, value) =>
        void navigate(queueAddress(desk, { ...choiceOf(searchNow()), [name]: value } as QueueChoice), { replace: true })
      }
      words={{ title: t`篩選`, fold: many === 0 ? t`篩選` : t`篩選（${many}）`, done: t`看結果` }}
      end={
        many > 0 && (
          <>
            <LinkButton variant="quiet" size="small" to={queueAddress(desk, widened(choice))}>
              {t`清除`}
            </LinkButton>
            <SaveView choice={choice} />
          </>
        )
      }
    />
  );
}
