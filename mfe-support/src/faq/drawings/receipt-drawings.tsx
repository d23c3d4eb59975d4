import css from './drawings.module.css';
import { BrowserWindow, Drawing, Here, Phone, Receipt, Row, Rows } from './parts.tsx';

function MailSearch() {
  return (
    <Drawing>
      <Phone>
        <rect className={css.field} x="100" y="24" width="120" height="20" rx="10" />
        <circle className={css.glass} cx="113" cy="33" r="4.5" />
        <path className={css.glass} d="m116.5 36.5 4 4" />
        <rect className={css.ink} x="126" y="31" width="62" height="5" rx="2.5" />
        <Rows x={100} y={54} width={112} many={4} />
        <Here x={97} y={78} width={126} height={26} />
      </Phone>
    </Drawing>
  );
}

function PlayProfile() {
  return (
    <Drawing>
      <Phone>
        <rect className={css.field} x="100" y="24" width="92" height="20" rx="10" />
        <rect className={css.quiet} x="112" y="31" width="50" height="5" rx="2.5" />
        <circle className={css.face} cx="208" cy="34" r="9" />
        <circle className={css.screen} cx="208" cy="31.5" r="3" />
        <path className={css.screen} d="M202.5 39.5a5.5 4.5 0 0 1 11 0z" />
        {[0, 1, 2].map((row) =>
          [0, 1, 2].map((at) => (
            <rect
              key={`${row}${at}`}
              className={css.quiet}
              x={102 + at * 41}
              y={58 + row * 41}
              width="33"
              height="33"
              rx="8"
            />
          )),
        )}
        <Here x={194} y={20} width={28} height={28} round={14} />
      </Phone>
    </Drawing>
  );
}

function PlayPayments() {
  return (
    <Drawing>
      <Phone>
        <circle className={css.face} cx="112" cy="36" r="10" />
        <rect className={css.ink} x="128" y="29" width="60" height="5" rx="2.5" />
        <rect className={css.quiet} x="128" y="39" width="80" height="4" rx="2" />
        <path className={css.rule} d="M100 54h120" />
        <Rows x={100} y={62} width={112} many={4} />
        <Here x={97} y={86} width={126} height={26} />
      </Phone>
    </Drawing>
  );
}

const PlayOrder = () => (
  <Drawing>
    <Receipt number="GPA.1234-5678-…" />
  </Drawing>
);

function WebList() {
  return (
    <Drawing>
      <BrowserWindow>
        <rect className={css.ink} x="40" y="54" width="90" height="7" rx="3.5" />
        {[0, 1, 2].map((at) => (
          <g key={at}>
            <Row x={40} y={74 + at * 33} width={150} />
            <rect className={css.ink} x="238" y={82 + at * 33} width="40" height="5" rx="2.5" />
          </g>
        ))}
        <Here x={34} y={102} width={250} height={30} />
      </BrowserWindow>
    </Drawing>
  );
}

function AppleName() {
  return (
    <Drawing>
      <Phone>
        <rect className={css.ink} x="102" y="26" width="44" height="7" rx="3.5" />
        <rect className={css.card} x="98" y="42" width="124" height="38" rx="8" />
        <circle className={css.face} cx="118" cy="61" r="12" />
        <rect className={css.ink} x="138" y="54" width="56" height="5" rx="2.5" />
        <rect className={css.quiet} x="138" y="64" width="72" height="4" rx="2" />
        <Rows x={100} y={90} width={112} many={3} />
        <Here x={95} y={39} width={130} height={44} round={11} />
      </Phone>
    </Drawing>
  );
}

function ApplePurchases() {
  return (
    <Drawing>
      <Phone>
        <rect className={css.ink} x="130" y="26" width="60" height="7" rx="3.5" />
        <Rows x={100} y={44} width={112} many={5} />
        <Here x={97} y={95} width={126} height={26} />
      </Phone>
    </Drawing>
  );
}

const AppleOrder = () => (
  <Drawing>
    <Receipt number="MXXXXXXXXX" />
  </Drawing>
);

/** Steps of the guides to receipts, by the names that articles use. */
export const receiptDrawings = {
  'mail-search': MailSearch,
  'play-profile': PlayProfile,
  'play-payments': PlayPayments,
  'play-order': PlayOrder,
  'web-list': WebList,
  'apple-name': AppleName,
  'apple-purchases': ApplePurchases,
  'apple-order': AppleOrder,
};
