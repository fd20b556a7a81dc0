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
      lastUsedAt: row.lastUsedAt.toISOString(),
      expiresAt: row.expiresAt.toISOString(),
      current: own !== null && row.tokenHash.equals(own),
    })),
    loss:
      loss === null
        ? null
        : {
            requestedAt: loss.requestedAt.toISOString(),
            removesAt: loss.removesAt.toISOString(),
            mayKeep: shown,
          },
  };
}
