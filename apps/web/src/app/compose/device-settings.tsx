import { useEffect } from 'react';
import { OfflineSetting } from '../../features/offline/components/offline-setting.tsx';
import { stepAside } from '../../lib/step-aside.ts';

/** What comes to every page after it has started: what this device keeps, and the chat's button out of the way. */
export function DeviceSettings() {
  useEffect(() => stepAside('.corner'), []);
  return <OfflineSetting />;
}
