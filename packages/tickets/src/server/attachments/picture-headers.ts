/** A picture is re-encoded by us and still treated as a stranger's: it can run nothing and be framed by nobody. */
export const pictureHeaders = {
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
};
