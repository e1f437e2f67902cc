import type { SafeStorage } from '../store/safe-storage.ts';

const KEY = 'aura.hint';

/** A mark that a person was signed in on this device. It contains no name and grants no access. */
export interface SignedInHint {
  readonly isSet: () => boolean;
  readonly set: () => void;
  readonly clear: () => void;
  readonly onOtherTab: (listener: (isSet: boolean) => void) => () => void;
}

export function createHint(storage: SafeStorage): SignedInHint {
  return {
    isSet: () => storage.read(KEY) === '1',
    set: () => storage.write(KEY, '1'),
    clear: () => storage.write(KEY, null),
    onOtherTab: (listener) => storage.onOtherTab(KEY, (value) => listener(value === '1')),
  };
}
