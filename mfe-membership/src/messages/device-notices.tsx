import { Checkbox, showToast } from '@aura/shared-ui';
import { useEffect, useState } from 'react';
import type { DevicePorts } from './this-device.ts';

interface Props {
  readonly ports: DevicePorts;
  /** Key of the site for subscribing; null if no notices are sent. */
  readonly pushKey: string | null;
}

/** The switch of the notices on this device; a sentence where the browser cannot show any. */
export function DeviceNotices({ ports, pushKey }: Props) {
  const isPossible = pushKey !== null && ports.canShow();
  const [isOn, setIsOn] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  useEffect(() => {
    let isOver = false;
    if (isPossible) void ports.isOn().then((on) => !isOver && setIsOn(on));
    return () => {
      isOver = true;
    };
  }, [ports, isPossible]);

  if (pushKey === null) return null;
  if (!isPossible) {
    return (
      <p>
        Este navegador não mostra avisos da Aura. No iPhone e no iPad, instale a Aura na tela de início e abra
        por lá.
      </p>
    );
  }
  const change = async (wants: boolean) => {
    if (isBusy) return;
    setIsBusy(true);
    const done = await (wants ? ports.turnOn(pushKey) : ports.turnOff());
    setIsBusy(false);
    if (!done.ok) return showToast({ kind: 'error', text: done.error });
    setIsOn(wants);
    showToast({
      kind: 'success',
      text: wants ? 'Os avisos chegam neste aparelho.' : 'Este aparelho não avisa mais.',
    });
  };
  return (
    <Checkbox
      label="Avisos neste aparelho"
      description="Os mesmos assuntos marcados acima aparecem como aviso, mesmo com a Aura fechada. O aviso não mostra dados seus."
      checked={isOn}
      aria-busy={isBusy}
      onChange={({ target }) => void change(target.checked)}
    />
  );
}
