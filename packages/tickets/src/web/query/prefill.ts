export type LookUpValues = { contact: 'email' | 'mobile'; email: string; mobile: string; check_id: string };

const LONGEST = 254;

/** What a mail's link may bring along, behind the `#`: never in the query, which servers write down. */
export function readPrefill(hash: string): LookUpValues {
  const given = new URLSearchParams(hash.replace(/^#/, ''));
  const text = (name: string) => (given.get(name) ?? '').slice(0, LONGEST);
  const mobile = text('mobile');
  return {
    contact: mobile && !text('email') ? 'mobile' : 'email',
    email: text('email'),
    mobile,
    check_id: text('check_id'),
  };
}

export function placeAfter(hash: string): string {
  return new URLSearchParams(hash.replace(/^#/, '')).get('then') === 'rating' ? '#rating' : '';
}
