export const siteIcon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><rect width="24" height="24" rx="5" fill="#1e2a40"/>' +
  '<path d="M6 12V6h6M18 12v6h-6" fill="none" stroke="#fff" stroke-width="2.4"/>' +
  '<circle cx="12" cy="12" r="1.6" fill="#ffb573"/></svg>\n';
