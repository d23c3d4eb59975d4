import { legalReaders, legalSections, type LegalDetail, type LegalSectionId } from '@hub/contracts/catalog';
import {
  Badge,
  formatTime,
  LinkButton,
  Notice,
  PageBody,
  PageTitle,
  SiteLink,
  Skeleton,
  Stack,
  usePageTitle,
} from '@hub/web';
import { DescriptionList, Tabs } from '@hub/web/parts';
import { RecordPage, useStaffGames } from '@hub/web/staff';
import { useLingui } from '@lingui/react/macro';
import { DetailsForm, useDetails } from './details-form.tsx';
import { LegalActions } from './legal-actions.tsx';
import { legalAddress, type LegalPlace } from './legal-address.ts';
import { LegalComparison } from './legal-comparison.tsx';
import { LegalReview } from './legal-review.tsx';
import { SectionForm } from './section-form.tsx';
import { useLegalDetailQuery } from './legal.api.ts';
import { useKindNames, useSectionNames, useStandingWords } from './use-legal-words.ts';
import { useOwnSave, type SaveDraft } from './use-own-save.ts';

type At = Exclude<LegalPlace, 'list' | null>['at'];

/** One version: what it is, its five texts, what differs, and what may be done with it. */
export function LegalVersionPage({ id, at }: { id: number; at: At }) {
  const { t } = useLingui();
  const { signedIn } = useStaffGames(legalReaders);
  const query = useLegalDetailQuery(id, { refetchOnMountOrArgChange: true });
  return (
    <RecordPage
      query={query}
      live={signedIn && at === ''}
      heading={t`條款的一版`}
      missing={{
        title: t`找不到這一版`,
        text: t`草稿可能已經丟掉了。`,
        action: <LinkButton to={legalAddress.list}>{t`回條款清單`}</LinkButton>,
      }}
      away={{ title: t`這一版沒有載到`, text: t`玩家看到的條款不受影響。` }}
    >
      {(detail) => <Version detail={detail} at={at} />}
    </RecordPage>
  );
}

function Version({ detail, at }: { detail: LegalDetail; at: At }) {
  const { t } = useLingui();
  const names = useSectionNames();
  const { row } = detail;
  const title = t`${row.site} 第 ${row.number} 版`;
  const [words, badge] = useStandingWords()[row.standing];
  usePageTitle(title);
  const { unread, save } = useOwnSave(row);
  // A form that opens now would begin with what was there before, and meet the own save as somebody else's.
  const early = unread !== null && unread !== (at === '' ? 'details' : at);
  return (
    <PageBody>
      <PageTitle
        small
        title={title}
        above={<SiteLink to={legalAddress.list}>{t`條款`}</SiteLink>}
        lead={
          <Badge kind={badge} icon={null}>
            {words}
          </Badge>
        }
      />
      <Tabs
        label={t`這一版`}
        links={[
          { label: t`總覽`, to: legalAddress.one(row.id), current: at === '' },
          ...legalSections.map((one) => ({
            label: names[one],
            to: legalAddress.section(row.id, one),
            current: at === one,
          })),
          { label: t`差異`, to: legalAddress.changes(row.id), current: at === 'changes' },
        ]}
      />
      {at === 'changes' && <LegalComparison id={row.id} />}
      {early && at !== 'changes' && <Skeleton shape="rows" count={6} />}
      {!early && at === '' && <Overview detail={detail} save={save} saving={unread !== null} />}
      {!early && isSection(at) && <SectionForm key={at} section={at} detail={detail} save={save} />}
    </PageBody>
  );
}

const isSection = (at: At): at is LegalSectionId => at !== '' && at !== 'changes';

type OverviewProps = { detail: LegalDetail; save: SaveDraft; saving: boolean };

function Overview({ detail, save, saving }: OverviewProps) {
  const { t } = useLingui();
  const { row } = detail;
  const kinds = useKindNames();
  const from = row.from ? formatTime(row.from) : t`還沒選`;
  return (
    <Stack gap="sections">
      {row.waiting && (
        <Notice kind="info" title={t`等另一位同事核准`}>
          <p>{t`核准之前內容不能改；要改請先撤回申請。`}</p>
          <SiteLink to="/staff/approvals">{t`看等待核准的項目`}</SiteLink>
        </Notice>
      )}
      <LegalReview row={row} />
      {detail.mode === 'edit' ? (
        <Draft detail={detail} save={save} saving={saving} />
      ) : (
        <>
          <DescriptionList
            facts={[
              { term: t`生效時間（台北）`, value: from },
              { term: t`變更的種類`, value: kinds[row.kind] },
              { term: t`這次改了什麼`, value: row.summary },
            ]}
          />
          <LastSaved row={row} />
          <LegalActions detail={detail} saving={saving} />
        </>
      )}
    </Stack>
  );
}

/** What is asked for is asked of what stands in the form. */
function Draft({ detail, save, saving }: OverviewProps) {
  const details = useDetails(detail, save);
  return (
    <>
      <DetailsForm detail={detail} details={details} />
      <LastSaved row={detail.row} />
      <LegalActions detail={detail} saving={saving} saveFirst={details.saveFirst} />
    </>
  );
}

function LastSaved({ row }: Pick<LegalDetail, 'row'>) {
  const { t } = useLingui();
  const [by, at] = [row.by, formatTime(row.at)];
  return <p>{by && t`${by} 在 ${at} 最後儲存`}</p>;
}
