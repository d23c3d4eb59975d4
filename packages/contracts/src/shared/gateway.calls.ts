export const gatewayPaths = {
  live: '/api/live',
  browserReports: '/api/rum',
  policyReports: '/api/csp',
  docs: '/api/docs',
} as const;

/** Is this a call of the desk, entered by cookie? */
export const isStaffAddress = (address: string): boolean => address.startsWith('/api/staff/');
