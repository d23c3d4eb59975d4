import { offline } from '../../base-query.ts';
import { Button, CardList } from '@hub/web';
import { expectAccessible, renderPart, staffCalls } from '@hub/page-tests';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ListRows, type ListedPages } from './list-rows.tsx';
import { ListScreen } from './list-screen.tsx';
import { RowLink } from './pane-row.tsx';
import { SelectionCheckbox } from './selection/selection-checkbox.tsx';
import { useSelection } from './selection/use-selection.ts';

type Row = { id: number };
const some: ListedPages<Row> = {
  currentData: { pages: [{ data: [{ id: 1 }, { id: 2 }] }, { data: [{ id: 3 }] }] },
  isFetchingNextPage: false,
  hasNextPage: true,
  fetchNextPage: vi.fn(),
  refetch: vi.fn(),
};

const show = (over: Partial<ListedPages<Row>>) =>
  renderPart(
    <ListRows
      list={{ ...some, ...over }}
      live
      away={{ title: '清單沒有載到', text: '暫時連不上。' }}
      empty={{ title: '沒有批次' }}
      status={(many, ended) => (ended ? `共 ${many} 批` : `已列出 ${many} 批`)}
    >
      {(rows) => (
        <CardList aria-label="批次">
          {rows.map(({ id }) => (
            <li key={id}>
              <RowLink id={id} open={false} to={`/${id}`}>{`第 ${id} 批`}</RowLink>
            </li>
          ))}
        </CardList>
      )}
    </ListRows>,
    { calls: staffCalls('lead') },
  );

test('a list shows the rows of all its pages, and asks for the next one by a press', async () => {
  await show({});
  await expect.element(page.getByRole('list', { name: '批次' }).getByRole('link')).toHaveLength(3);
  await expect.element(page.getByText('已列出 3 批')).toBeVisible();
  await page.getByRole('button', { name: '列出更多' }).click();
  expect(some.fetchNextPage).toHaveBeenCalledTimes(1);
});

test('a list that ended says so and offers no more', async () => {
  await show({ hasNextPage: false });
  await expect.element(page.getByText('共 3 批')).toBeVisible();
  await expect.element(page.getByRole('button')).not.toBeInTheDocument();
});

test('the keys j and k step through the rows', async () => {
  await show({});
  await userEvent.keyboard('jjk');
  await expect.element(page.getByRole('link', { name: '第 1 批' })).toHaveFocus();
  await userEvent.keyboard('j');
  await expect.element(page.getByRole('link', { name: '第 2 批' })).toHaveFocus();
});

test('what was listed stays when it cannot be had anew, and can be asked for', async () => {
  await show({ error: { ...offline } });
  await expect.element(page.getByText('清單沒有載到')).toBeVisible();
  await expect.element(page.getByText('第 3 批')).toBeVisible();
  await page.getByRole('button', { name: '再試一次' }).click();
  expect(some.refetch).toHaveBeenCalledTimes(1);
});

test('a list that could not be had does not say that it is empty', async () => {
  await show({ currentData: undefined, error: { ...offline } });
  await expect.element(page.getByText('清單沒有載到')).toBeVisible();
  await expect.element(page.getByText('沒有批次')).not.toBeInTheDocument();
});

test('an empty list says what is missing', async () => {
  await show({ currentData: { pages: [{ data: [] }] }, hasNextPage: false });
  await expect.element(page.getByText('沒有批次')).toBeVisible();
});

test('on a phone the filters are folded behind a button that says how many are set', async () => {
  const filters = ['state', 'level'].map((name) => ({ name, label: `依 ${name}`, options: [['1', '甲']] as const }));
  const rest = { list: some, live: true, away: { title: '', text: '' }, empty: { title: '' }, status: String };
  const screen = (
    <main>
      <ListScreen title="批次" filters={filters} {...rest}>
        {() => null}
      </ListScreen>
    </main>
  );
  await renderPart(screen, { calls: staffCalls('lead'), look: 'phone, light' });
  const fold = page.getByRole('button', { name: /^篩選/ });
  const state = page.getByLabelText('依 state');
  await expect.element(fold).toHaveAttribute('aria-expanded', 'false');
  await expect.element(state).not.toBeVisible();
  (fold.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await state.selectOptions('1');
  await expect.element(fold).toHaveTextContent('篩選已設 1 項');
  await expectAccessible();
  await userEvent.keyboard('{Escape}');
  await fold.click();
  await expect.element(state).not.toBeVisible();
  await expect.element(fold).toHaveTextContent('已設 1 項');
});

const stop = vi.fn();

function ChosenRows() {
  const selection = useSelection({ live: true });
  return (
    <main>
      <ListScreen
        title="批次"
        list={some}
        live
        away={{ title: '', text: '' }}
        empty={{ title: '' }}
        status={(many) => `已列出 ${many} 批`}
        chosen={{
          selection,
          idOf: ({ id }) => id,
          label: '選取的批次',
          all: '全選',
          clear: '取消選取',
          status: (many) => `已選 ${many} 批`,
          actions: <Button onClick={() => stop(selection.ids)}>停用</Button>,
        }}
      >
        {(rows) => (
          <CardList aria-label="批次">
            {rows.map(({ id }) => (
              <li key={id}>
                <SelectionCheckbox id={id} label={`選取第 ${id} 批`} selection={selection} />
                <RowLink id={id} open={false} to={`/${id}`}>{`第 ${id} 批`}</RowLink>
              </li>
            ))}
          </CardList>
        )}
      </ListScreen>
    </main>
  );
}

test('rows are chosen by box, by key and all at once, and the bar acts on what is chosen', async () => {
  await renderPart(<ChosenRows />, { calls: staffCalls('lead') });
  const bar = page.getByRole('toolbar', { name: '選取的批次' });
  const all = page.getByRole('checkbox', { name: '全選' });
  await expect.element(all).toBeVisible();
  await expect.element(bar).not.toBeInTheDocument();
  await userEvent.keyboard('jx');
  await expect.element(bar).toHaveTextContent('已選 1 批');
  expect((all.element() as HTMLInputElement).indeterminate).toBe(true);
  await page.getByRole('checkbox', { name: '選取第 3 批' }).click();
  await bar.getByRole('button', { name: '停用' }).click();
  expect(stop).toHaveBeenLastCalledWith([1, 3]);
  await all.click();
  await expect.element(bar).toHaveTextContent('已選 3 批');
  await expect.element(all).toBeChecked();
  await expectAccessible();
  await all.click();
  await expect.element(bar).not.toBeInTheDocument();
  await page.getByRole('checkbox', { name: '選取第 2 批' }).click();
  await bar.getByRole('button', { name: '取消選取' }).click();
  await expect.element(page.getByRole('checkbox', { name: '選取第 2 批' })).not.toBeChecked();
});
