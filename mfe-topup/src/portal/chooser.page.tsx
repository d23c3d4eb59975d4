import { taiwanModes } from '@hub/contracts/topup';
import {
  CoinsIcon,
  GlobeIcon,
  isApiFault,
  Navigate,
  PageBody,
  serverNow,
  Skeleton,
  useLocation,
  useParams,
} from '@hub/web';
import { ActionTile, ActionTiles } from '@hub/web/parts';
import { useLingui } from '@lingui/react/macro';
import { AwayNotice } from '../away-notice.tsx';
import { NoGame } from '../flow/closed-pages.tsx';
import { FlowWindow } from '../flow/flow-frame.tsx';
import { useGameShopQuery } from '../flow/shop.api.ts';

/**
 * `/wire_report_portal/:game`: Taiwan or elsewhere. Without that choice the address leads to the games, as specified; a door of the
 * site says where it stands (`entry`), and leads on: back to the games would be a circle.
 */
export function ChooserPage() {
  const { t } = useLingui();
  const { game = '' } = useParams();
  const { search: asked } = useLocation();
  const {
    data: shop,
    error,
    isFetching,
    refetch,
  } = useGameShopQuery({ game_id: game, report_type: '1', rehearsal: undefined });
  if (isApiFault(error) && error.status === 404) return <NoGame />;
  const over = shop?.chooser_until ? serverNow() > Date.parse(shop.chooser_until) : false;
  const name = encodeURIComponent(game);
  const { search, byDoor } = withoutEntry(asked);
  if (shop && (shop.os !== 1 || over))
    return <Navigate to={byDoor ? `/wire_report_v2/${name}${search}` : '/game'} replace />;
  return (
    <>
      <FlowWindow game={game} heading={t`選擇儲值方式`} />
      <PageBody overlap>
        {shop && (
          <ActionTiles>
            <ActionTile
              to={`/wire_report_v2/${name}${search}`}
              icon={<CoinsIcon />}
              title={t`台灣地區儲值`}
              text={shop.tw === taiwanModes.transfer ? t`銀行匯款後回報` : t`信用卡、ATM 轉帳、網路 ATM`}
              filled
            />
            <ActionTile
              to={`/wire_report_v3/${name}${search}`}
              icon={<GlobeIcon />}
              title={t`海外地區儲值`}
              text={t`香港、澳門和其他地區：信用卡、銀聯卡`}
            />
          </ActionTiles>
        )}
        {error !== undefined && !shop && <AwayNotice fault={error} busy={isFetching} onRetry={() => void refetch()} />}
        {!shop && error === undefined && <Skeleton shape="card" count={2} />}
      </PageBody>
    </>
  );
}

function withoutEntry(search: string): { search: string; byDoor: boolean } {
  const query = new URLSearchParams(search);
  const byDoor = query.has('entry');
  query.delete('entry');
  return { search: query.size > 0 ? `?${query}` : '', byDoor };
}
