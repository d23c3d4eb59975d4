export * from './approval-kind.ts';
export * from './approval-id.ts';
export * from './approval.errors.ts';
export * from './request-approval.ts';
export * from './decide-approval.ts';
export * from './find-approvals.ts';
export * from './sweep-approvals.ts';
export { approvalProviders } from './approval.providers.ts';
export { approvalsController } from './approval-routes.ts';
