import type { ReactNode } from 'react';
import { SiteLink, type Target } from './site-link.tsx';
import css from './site-footer.module.css';

export type FooterLink = (Target & { label: string }) | { label: string; onPress: () => void };
export type SiteFooterProps = {
  label: string;
  links: readonly FooterLink[];
  note: ReactNode;
  children?: ReactNode;
};

/** Not shown inside games. */
export function SiteFooter({ label, links, note, children }: SiteFooterProps) {
  return (
    <footer className={css.footer}>
      <div className={css.inner}>
        <nav aria-label={label}>
          <ul className={css.links}>
            {links.map((link) => (
              <li key={link.label}>
                {'onPress' in link ? (
                  <button type="button" className={css.link} onClick={link.onPress}>
                    {link.label}
                  </button>
                ) : (
                  <FooterGo {...link} />
                )}
              </li>
            ))}
          </ul>
        </nav>
        {children}
        <p className={css.note}>{note}</p>
      </div>
    </footer>
  );
}

function FooterGo({ label, ...target }: Target & { label: string }) {
  return (
    <SiteLink {...target} className={css.link}>
      {label}
    </SiteLink>
  );
}
