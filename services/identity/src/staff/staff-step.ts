import type { StaffStep } from '@hub/contracts/identity';
import type { Staff } from './staff.entity.ts';

export function nextStep(staff: Pick<Staff, 'password_until' | 'totp_box'>): StaffStep['next'] {
  if (staff.password_until) return 'password';
  return staff.totp_box ? 'second_factor' : 'enrol';
}
