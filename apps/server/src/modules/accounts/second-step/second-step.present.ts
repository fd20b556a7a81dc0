import type { getSecurity } from '@maidan/contract/accounts/security/get-security.ts';
import type { ResponseOf } from '@maidan/contract/operation.ts';
import type { DeviceRow, LossRow } from './second-step.store.ts';

type SecondStep = NonNullable<ResponseOf<typeof getSecurity>['secondStep']>;
type Parts = {
  always: boolean;
  left: number;
  devices: readonly DeviceRow[];
  loss: LossRow | null;
  shown: boolean;
  own: Buffer | null;
};

export function presentSecondStep({ always, left, devices, loss, shown, own }: Parts): SecondStep {
  return {
    always,
    recoveryCodesLeft: left,
    devices: devices.map((row) => ({
      id: row.id,
      device: row.device,
      ip: row.ip,
      country: row.country,
      lastUsedAt: row.last_used_at.toISOString(),
      expiresAt: row.expires_at.toISOString(),
      current: own !== null && row.token_hash.equals(own),
    })),
    loss:
      loss === null
        ? null
        : {
            requestedAt: loss.requested_at.toISOString(),
            removesAt: loss.removes_at.toISOString(),
            mayKeep: shown,
          },
  };
}
