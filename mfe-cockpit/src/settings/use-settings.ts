import { useCallback, useEffect, useState } from 'react';
import type { CompanySettings, SettingsPorts } from './settings-ports.ts';

interface Settings {
  /** Null until they are known. */
  readonly settings: CompanySettings | null;
  /** Why they are not; null where they are, or are on their way. */
  readonly failure: string | null;
  readonly retry: () => void;
  /** What holds after somebody has changed it. */
  readonly set: (settings: CompanySettings) => void;
}

/** The settings of the company. */
export function useSettings(load: SettingsPorts['load']): Settings {
  const [attempt, setAttempt] = useState(0);
  const [settings, set] = useState<CompanySettings | null>(null);
  const [failed, setFailed] = useState<{ readonly attempt: number; readonly message: string } | null>(null);
  useEffect(() => {
    let left = false;
    void load().then((answer) => {
      if (left) return;
      if (answer.ok) set(answer.value);
      else setFailed({ attempt, message: answer.error.message });
    });
    return () => {
      left = true;
    };
  }, [load, attempt]);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return { settings, failure: failed?.attempt === attempt ? failed.message : null, retry, set };
}
