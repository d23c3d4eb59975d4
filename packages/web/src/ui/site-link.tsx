import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';

/** Where a link leads: `to` inside the site (no reload, with a state for its page), `href` anywhere else (a full load). */
export type Target = { to: string; state?: object; href?: undefined } | { href: string; to?: undefined };
export type SiteLinkProps = Target & Omit<ComponentProps<'a'>, 'href'>;

/** A link without any dress. `to` needs the router; `href` works outside it, as in an error card. */
export function SiteLink({ to, href, ...rest }: SiteLinkProps) {
  return to === undefined ? <a href={href} {...rest} /> : <Link to={to} {...rest} />;
}
